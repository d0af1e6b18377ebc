import { initials } from './initials';

test.each([
  ['Wanjiru Kamau', 'WK'],
  ['Amina wa Thiong’o', 'AT'],
  ['ana@savanna.test', 'A'],
  ['jane.doe@savanna.test', 'JD'],
  ['+254700000000', '+'],
])('%s is %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
