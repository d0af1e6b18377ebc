import { parseChangeFilter } from './change-filter';

it.each([
  ['id=eq.5', { id: 5 }, true],
  ['id=eq.5', { id: 6 }, false],
  ['id=neq.5', { id: 6 }, true],
  ['n=lt.10', { n: 9 }, true],
  ['n=lt.10', { n: 10 }, false],
  ['n=lte.10', { n: 10 }, true],
  ['n=gt.9', { n: 10 }, true],
  ['n=gte.10', { n: 9.5 }, false],
  ['s=in.(a,"b")', { s: 'b' }, true],
  ['s=in.(a,"b")', { s: 'c' }, false],
  ['s=eq.a=b.c', { s: 'a=b.c' }, true],
  ['s=neq.a', { s: null }, false],
  ['s=neq.a', {}, false],
])('%s on %j is %s', (filter, row, matches) => {
  expect(parseChangeFilter(filter)(row)).toBe(matches);
});

it('matches everything without a filter', () => {
  expect(parseChangeFilter(undefined)({})).toBe(true);
});

it.each(['id', 'id=5', 'id=like.x', '=eq.5'])('refuses %s', (filter) => {
  expect(() => parseChangeFilter(filter)).toThrow(filter);
});
