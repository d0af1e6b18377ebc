import { paramFromSorting, sortingFromParam } from './sort-param';

test('an order survives the address', () => {
  expect(sortingFromParam('price.desc')).toEqual([{ id: 'price', desc: true }]);
  expect(paramFromSorting(sortingFromParam('size_sqm.asc'))).toBe('size_sqm.asc');
});

test('anything else is no order', () => {
  for (const param of [null, '', 'price', 'price.up', '.desc']) {
    expect(sortingFromParam(param)).toEqual([]);
  }
  expect(paramFromSorting([])).toBeNull();
});
