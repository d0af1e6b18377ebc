import { amountSchema } from './amount';

const message = (amount: unknown) => amountSchema.safeParse({ amount }).error?.issues[0]?.message;

test.each([1, 25, 500])('%i is an amount', (amount) => expect(message(amount)).toBeUndefined());

test.each([0, -3, 501, 2.5, Number.NaN, '', null])('%p is told what to enter', (amount) =>
  expect(message(amount)).toBe('Enter a whole number from 1 to 500'),
);
