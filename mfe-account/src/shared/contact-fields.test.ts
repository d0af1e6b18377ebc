import { codeSchema, emailSchema, newPasswordSchema, phoneSchema } from './contact-fields';

test.each([
  ['+254 712 345 678', '+254712345678'],
  ['00254(712)345-678', '+254712345678'],
])('the number %s is sent as %s', (typed, sent) => expect(phoneSchema.parse(typed)).toBe(sent));

test.each(['', '0712345678', '+0712345678', '+254', 'call me'])('%j is no phone number', (typed) =>
  expect(phoneSchema.safeParse(typed).success).toBe(false),
);

test('an address is trimmed and checked', () => {
  expect(emailSchema.parse('  ada@example.test ')).toBe('ada@example.test');
  expect(emailSchema.safeParse('').error?.issues[0]?.message).toBe('Enter your email');
  expect(emailSchema.safeParse('ada@').success).toBe(false);
});

test('a new password has 8 to 72 characters and is never trimmed', () => {
  expect(newPasswordSchema.safeParse('1234567').success).toBe(false);
  expect(newPasswordSchema.parse(' 123456 ')).toBe(' 123456 ');
  expect(newPasswordSchema.safeParse('x'.repeat(73)).success).toBe(false);
});

test('a code is six digits, spaces or not', () => {
  expect(codeSchema.parse('123 456')).toBe('123456');
  expect(codeSchema.safeParse('12345').success).toBe(false);
});
