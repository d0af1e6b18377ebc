import { readMailLink } from './mail-link';

const read = (path: string) => readMailLink(new URL(path, 'https://savanna.test'));

test.each(['signup', 'magiclink', 'email_change', 'recovery', 'invite', 'email'])(
  'a token link of type %s',
  (type) =>
    expect(read(`/confirm?token_hash=abc&type=${type}`)).toEqual({
      kind: 'token',
      tokenHash: 'abc',
      type,
    }),
);

test('a token link without a usable type or token is refused, not ignored', () => {
  expect(read('/confirm?token_hash=abc&type=fax').kind).toBe('refused');
  expect(read('/confirm?token_hash=&type=signup').kind).toBe('refused');
});

test('the links of a hosted project', () => {
  expect(read('/confirm#access_token=x&refresh_token=y&type=signup').kind).toBe('session');
  expect(read('/confirm#error=access_denied&error_code=otp_expired').kind).toBe('refused');
  expect(read('/confirm?error=access_denied&error_description=x').kind).toBe('refused');
});

test('nothing brought along', () => {
  expect(read('/confirm').kind).toBe('none');
  expect(read('/confirm?utm_source=mail#top').kind).toBe('none');
});
