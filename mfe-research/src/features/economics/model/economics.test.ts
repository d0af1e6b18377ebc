import { toCsv } from './csv';
import { groupSeries, type Indicator, writeIndicator } from './series';

const point = (series: string, period: string, value: number): Indicator => ({
  series,
  label: series.toUpperCase(),
  unit: 'ratio',
  period,
  value,
  source: 'CBK',
  note: null,
});

test('series are grouped, points in order of time, the latest named', () => {
  const [cpi, rate] = groupSeries([
    point('rate', '2026-02-10', 0.0875),
    point('rate', '2025-12-09', 0.09),
    point('cpi', '2024', 0.045),
  ]);
  expect(cpi?.id).toBe('cpi');
  expect(rate?.points.map(({ period }) => period)).toEqual(['2025-12-09', '2026-02-10']);
  expect(rate?.latest.value).toBe(0.0875);
  expect(groupSeries([])).toEqual([]);
});

test.each([
  [{ unit: 'ratio', value: 0.0875 }, '8.75%'],
  [{ unit: 'KES per USD', value: 129.02 }, '129.02 KES per USD'],
  [{ unit: 'KES', value: 9_000_000 }, 'KES 9M'],
  [{ unit: 'loans', value: 30_016 }, '30,016 loans'],
])('%j reads %s', (indicator, text) => {
  expect(writeIndicator(indicator)).toBe(text);
});

test('no cell of a CSV runs as a formula, and quotes, commas and lines survive', () => {
  const csv = toCsv(
    ['a', 'b'],
    [
      ['=HYPERLINK("x")', -0.3],
      ['+1 234', '@sum'],
      ['-2+3', '-1.5e-7'],
      ['say "hi", twice\nmore', null],
    ],
  );
  expect(csv).toBe(
    'a,b\r\n"\'=HYPERLINK(""x"")",-0.3\r\n\'+1 234,\'@sum\r\n\'-2+3,-1.5e-7\r\n"say ""hi"", twice\nmore",\r\n',
  );
});
