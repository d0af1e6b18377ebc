import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, serverForTests } from '../testing/open-page';
import EconomicsPage from './economics';

jest.setTimeout(30_000);
const server = serverForTests();
const ROWS = 'GET /indicators';

const point = (
  series: string,
  label: string,
  unit: string,
  period: string,
  value: number,
  note: string | null = null,
) => ({
  series,
  label,
  unit,
  period,
  value,
  source: 'Central Bank of Kenya',
  note,
});
const indicators = [
  point('population_nairobi', 'Population of Nairobi', 'people', '2023', 5_325_160),
  point('population_nairobi', 'Population of Nairobi', 'people', '2035', 8_499_403, 'projection'),
  point('policy_rate', '=Central Bank Rate', 'ratio', '2025-12-09', 0.09),
  point('policy_rate', '=Central Bank Rate', 'ratio', '2026-02-10', 0.0875),
];

test('each series with its latest published value, date, source and every point', async () => {
  server.on(ROWS, () => ({ body: indicators }));
  openPage(EconomicsPage, '/economics');
  const rate = await screen.findByRole('article', { name: '=Central Bank Rate' });
  expect(screen.getAllByRole('article')[0]).toBe(rate);
  expect(within(rate).getByText('2026-02-10', { selector: 'p' })).toBeVisible();
  expect(within(rate).getByText('Source: Central Bank of Kenya')).toBeVisible();
  expect(within(rate).getByRole('row', { name: '2025-12-09 9.00%' })).toBeInTheDocument();
  expect(within(rate).getByRole('img')).toHaveAccessibleName(
    '=Central Bank Rate: 9.00% in 2025-12-09, 8.75% in 2026-02-10',
  );
  const people = screen.getByRole('article', { name: 'Population of Nairobi' });
  expect(within(people).getByText('5,325,160', { exact: false, selector: 'p' })).toBeVisible();
  expect(within(people).getByText(/2035 \(projection\)/)).toBeInTheDocument();
});

test('the download holds the series and no formula', async () => {
  server.on(ROWS, () => ({ body: indicators }));
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return '#';
    },
    revokeObjectURL: () => undefined,
  });
  openPage(EconomicsPage, '/economics');
  const rate = await screen.findByRole('article', { name: '=Central Bank Rate' });
  await userEvent.click(within(rate).getByRole('button', { name: /Download CSV/ }));
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(files[0] as Blob);
  });
  expect(text.split('\r\n')).toEqual([
    'series,label,unit,period,value,source,note',
    "policy_rate,'=Central Bank Rate,ratio,2025-12-09,0.09,Central Bank of Kenya,",
    "policy_rate,'=Central Bank Rate,ratio,2026-02-10,0.0875,Central Bank of Kenya,",
    '',
  ]);
});

test('empty and failed say so', async () => {
  server.on(ROWS, () => ({ body: [] }));
  const page = openPage(EconomicsPage, '/economics');
  expect(await screen.findByText('No indicator is published for this market yet')).toBeVisible();
  page.unmount();
  server.on(ROWS, () => ({ status: 503, body: { message: 'down' } }));
  openPage(EconomicsPage, '/economics');
  expect(await screen.findByText('The indicators could not be read')).toBeVisible();
});
