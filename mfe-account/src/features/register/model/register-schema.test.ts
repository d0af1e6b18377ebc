import { registerSchemaFor } from './register-schema';

const valid = {
  fullName: 'Ada Otieno',
  email: 'ada@example.test',
  phone: '+254712345678',
  password: 'mango tree 9',
  terms: true,
};

const messages = (values: object, channel: 'email' | 'phone' = 'email') =>
  registerSchemaFor(channel)
    .safeParse({ ...valid, ...values })
    .error?.issues.map((issue) => issue.message) ?? [];

test('complete values pass by either channel', () => {
  expect(messages({})).toEqual([]);
  expect(messages({}, 'phone')).toEqual([]);
});

test('only the chosen channel is checked', () => {
  expect(messages({ phone: '' })).toEqual([]);
  expect(messages({ email: '' }, 'phone')).toEqual([]);
  expect(messages({ email: '' })).toEqual(['Enter your email']);
  expect(messages({ phone: '' }, 'phone')[0]).toBe('Enter your phone number');
});

test('a name of spaces and two letters is too short', () => {
  expect(messages({ fullName: '  Al  ' })).toEqual(['Enter your full name, at least 3 characters']);
});

test('password length and terms are required', () => {
  expect(messages({ password: '1234567' })).toEqual(['Use at least 8 characters']);
  expect(messages({ terms: false })).toEqual(['Accept the terms to create an account']);
});
