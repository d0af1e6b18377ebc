import { signInSchemaFor } from './credentials';

const exact = 'You must provide either an email or phone number and a password';
const issues = (values: object, channel: 'email' | 'phone' = 'email') =>
  signInSchemaFor(channel)
    .safeParse({ email: '', phone: '', password: '', ...values })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test.each([
  [{}],
  [{ email: 'ada@example.test' }],
  [{ password: 'secret' }],
  [{ email: '   ', password: 'secret' }],
  [{ phone: '+254712345678', password: 'secret' }],
])('%j lacks something: the message of the specification, once, above the form', (values) =>
  expect(issues(values)).toEqual([['root.credentials', exact]]),
);

test('a malformed address is told at its field', () => {
  expect(issues({ email: 'ada@', password: 'x' })[0]?.[0]).toBe('email');
  expect(issues({ phone: '0712', password: 'x' }, 'phone')[0]?.[0]).toBe('phone');
});

test('an existing short password may sign in', () => {
  expect(issues({ email: 'ada@example.test', password: 'x' })).toEqual([]);
});
