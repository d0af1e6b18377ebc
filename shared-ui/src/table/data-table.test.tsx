import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { columnsFor, DataTable } from './index';

interface Flat {
  id: string;
  road: string;
  price: number | null;
}

const columns = [
  columnsFor<Flat>().accessor('road', { header: 'Road' }),
  columnsFor<Flat>().accessor('price', {
    header: 'Price',
    cell: (cell) => (cell.getValue() == null ? '—' : `KES ${cell.getValue()}`),
    meta: { numeric: true },
  }),
];

const flats: Flat[] = [
  { id: 'a', road: 'Argwings Kodhek', price: 9 },
  { id: 'b', road: 'Lenana', price: null },
  { id: 'c', road: 'Dennis Pritt', price: 12 },
];

const table = (props: Partial<Parameters<typeof DataTable<Flat>>[0]> = {}) =>
  render(
    <UiProvider>
      <DataTable
        columns={columns}
        rows={flats}
        getRowId={(flat) => flat.id}
        caption="Flats for sale"
        {...props}
      />
    </UiProvider>,
  );

const roads = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

test('is a named table in a box the keyboard can scroll', () => {
  table();
  expect(screen.getByRole('table', { name: 'Flats for sale' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Flats for sale' })).toHaveAttribute('tabindex', '0');
});

test('sorts by a header button, says so, and keeps missing values last both ways', async () => {
  const user = userEvent.setup();
  table();
  const header = screen.getByRole('columnheader', { name: 'Price' });
  expect(header).toHaveAttribute('aria-sort', 'none');
  await user.click(within(header).getByRole('button', { name: 'Price' }));
  expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(roads()).toEqual(['Dennis Pritt', 'Argwings Kodhek', 'Lenana']);
  await user.click(within(header).getByRole('button', { name: 'Price' }));
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(roads()).toEqual(['Argwings Kodhek', 'Dennis Pritt', 'Lenana']);
});

test('hides the columns that are switched off', () => {
  table({ columnVisibility: { price: false } });
  expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Road' })).toBeVisible();
});

test('leaves the order to the server when the rows come sorted', async () => {
  const user = userEvent.setup();
  const onSortingChange = jest.fn();
  table({ rowsAreSorted: true, onSortingChange });
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect(onSortingChange).toHaveBeenCalledWith([{ id: 'price', desc: true }]);
  expect(roads()).toEqual(['Argwings Kodhek', 'Lenana', 'Dennis Pritt']);
});

test('keeps a long list out of the page and counts all of it', () => {
  const many = Array.from({ length: 50_000 }, (_, n) => ({
    id: `${n}`,
    road: `Road ${n}`,
    price: n,
  }));
  table({ rows: many });
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '50001');
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
  expect(roads()[0]).toBe('Road 0');
});

test('asks for more once when the end is in view', () => {
  const onEndReached = jest.fn();
  table({ onEndReached });
  expect(onEndReached).toHaveBeenCalledTimes(1);
});

test('selects a row by click and by keyboard', async () => {
  const user = userEvent.setup();
  const onRowSelect = jest.fn();
  table({ onRowSelect, selectedIds: new Set(['c']) });
  const row = screen.getByRole('row', { name: /Lenana/ });
  expect(screen.getByRole('row', { name: /Dennis/ })).toHaveAttribute('aria-selected', 'true');
  await user.click(row);
  row.focus();
  await user.keyboard('{Enter}');
  expect(onRowSelect).toHaveBeenCalledTimes(2);
  expect(onRowSelect).toHaveBeenLastCalledWith(flats[1], 'b');
});

test('shows the empty state in place of an empty table', () => {
  table({ rows: [], emptyState: <p>No flats match.</p> });
  expect(screen.getByText('No flats match.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
