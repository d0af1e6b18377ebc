import { createRateLimiter, createRateLimits } from './rate-limits';

it('lets the limit pass, then says how long to wait, then forgets', () => {
  let now = 0;
  const limiter = createRateLimiter({ events: 2, seconds: 10 }, () => now);
  expect([limiter.count('a'), limiter.count('a')]).toEqual([0, 0]);
  now = 4000;
  expect(limiter.count('a')).toBe(6);
  expect(limiter.blockedFor('a')).toBe(6);
  expect(limiter.count('b')).toBe(0);
  now = 10_000;
  expect(limiter.count('a')).toBe(0);
});

it('can be cleared for one key', () => {
  const limiter = createRateLimiter({ events: 1, seconds: 10 });
  limiter.count('a');
  limiter.count('b');
  limiter.clear('a');
  expect(limiter.blockedFor('a')).toBe(0);
  expect(limiter.blockedFor('b')).toBeGreaterThan(0);
});

it('limits other machines far sooner than this one', () => {
  const limits = createRateLimits();
  const passed = (address: string) => {
    let count = 0;
    while (count < 2000 && limits.countRequest('signup', address) === 0) count += 1;
    return count;
  };
  expect(passed('203.0.113.7')).toBe(30);
  expect(passed('::ffff:127.0.0.1')).toBeGreaterThanOrEqual(120);
  expect(limits.countRequest('signup', '203.0.113.8')).toBe(0);
});
