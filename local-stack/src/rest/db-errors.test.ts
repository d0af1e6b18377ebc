import { isConnectionLoss, toPostgrestError } from './db-errors';

const thrown = (code: string) => Object.assign(new Error('m'), { code, detail: 'd', hint: 'h' });

it('writes the status and body PostgREST would answer', () => {
  const mapped = toPostgrestError(thrown('P0001')) as {
    code: string;
    message: string;
    detail: string;
  };
  expect(mapped.code).toBe('PGRST');
  expect(JSON.parse(mapped.message)).toEqual({
    code: 'P0001',
    message: 'm',
    details: 'd',
    hint: 'h',
  });
  expect(JSON.parse(mapped.detail)).toEqual({ status: 400, headers: {} });
});

it.each([
  ['{"retry_after": 17}', '17'],
  ['{"retry_after": 0}', '1'],
])('answers a rate limit that says %s with Retry-After: %s', (detail, seconds) => {
  const mapped = toPostgrestError({ ...thrown('PT429'), detail }) as {
    message: string;
    detail: string;
  };
  expect(JSON.parse(mapped.message)).toMatchObject({ code: 'PT429', details: detail });
  expect(JSON.parse(mapped.detail)).toEqual({ status: 429, headers: { 'Retry-After': seconds } });
});

it.each(['PT429', 'PT402', '23505', '42P01', '22P02', '25006'])('leaves %s to lite', (code) => {
  const error = thrown(code);
  expect(toPostgrestError(error)).toBe(error);
});

it('leaves alone what is no database error', () => {
  const error = new TypeError('a bug');
  expect(toPostgrestError(error)).toBe(error);
  expect(toPostgrestError(undefined)).toBeUndefined();
});

it.each(['CONNECTION_CLOSED', 'ECONNREFUSED', '57P01', '08006'])(
  'knows %s as a lost connection',
  (code) => {
    expect(isConnectionLoss(thrown(code))).toBe(true);
  },
);

it('does not take a refused statement for a lost connection', () => {
  expect(isConnectionLoss(thrown('P0001'))).toBe(false);
  expect(isConnectionLoss(undefined)).toBe(false);
});
