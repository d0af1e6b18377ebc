/** Counts events per key in a window that slides by whole buckets of the window's length. */
interface Window {
  started: number;
  count: number;
}

interface Limit {
  events: number;
  seconds: number;
}

interface RateLimiter {
  /** Seconds to wait when `key` has used up its limit, else 0. */
  blockedFor(key: string): number;
  /** Counts one event; returns as `blockedFor` did before it. */
  count(key: string): number;
  clear(key: string): void;
}

const largestTable = 50_000;

export function createRateLimiter(limit: Limit, now: () => number = Date.now): RateLimiter {
  const windows = new Map<string, Window>();
  const length = limit.seconds * 1000;

  const current = (key: string): Window | undefined => {
    const window = windows.get(key);
    if (window && now() - window.started < length) return window;
    windows.delete(key);
    return undefined;
  };
  const prune = () => {
    for (const key of [...windows.keys()]) current(key);
    for (const key of windows.keys()) {
      if (windows.size < largestTable) return;
      windows.delete(key);
    }
  };
  const blockedFor = (key: string): number => {
    const window = current(key);
    if (!window || window.count < limit.events) return 0;
    return Math.max(1, Math.ceil((window.started + length - now()) / 1000));
  };

  return {
    blockedFor,
    clear: (key) => void windows.delete(key),
    count(key) {
      const blocked = blockedFor(key);
      if (blocked) return blocked;
      if (windows.size >= largestTable) prune();
      const window = current(key) ?? { started: now(), count: 0 };
      window.count += 1;
      windows.set(key, window);
      return 0;
    },
  };
}

export type LimitedRoute =
  | 'signup'
  | 'sign_in'
  | 'refresh'
  | 'verify'
  | 'otp'
  | 'recover'
  | 'factors';

type Limits = Record<LimitedRoute, Limit>;

/** Per address, as hosted Supabase limits by default (see supabase/config.toml). */
const remoteLimits: Limits = {
  signup: { events: 30, seconds: 300 },
  sign_in: { events: 30, seconds: 300 },
  refresh: { events: 150, seconds: 300 },
  verify: { events: 30, seconds: 300 },
  otp: { events: 30, seconds: 300 },
  recover: { events: 30, seconds: 300 },
  factors: { events: 30, seconds: 300 },
};

/** One machine is many users to its tests: at least 120 sign-ups and 300 sign-ins a minute pass. */
const loopbackLimits: Limits = {
  signup: { events: 300, seconds: 60 },
  sign_in: { events: 900, seconds: 60 },
  refresh: { events: 900, seconds: 60 },
  verify: { events: 600, seconds: 60 },
  otp: { events: 300, seconds: 60 },
  recover: { events: 300, seconds: 60 },
  factors: { events: 300, seconds: 60 },
};

const loopback = /^(127\.|::1$|::ffff:127\.)/;

const limitersFor = (limits: Limits): Record<LimitedRoute, RateLimiter> =>
  Object.fromEntries(
    Object.entries(limits).map(([route, limit]) => [route, createRateLimiter(limit)]),
  ) as Record<LimitedRoute, RateLimiter>;

export interface RateLimits {
  countRequest(route: LimitedRoute, address: string): number;
  /** Wrong passwords on one account from one address. */
  wrongPasswords: RateLimiter;
  /** Wrong passwords on one account from anywhere: slows a distributed guess, spares the owner. */
  wrongPasswordsAnywhere: RateLimiter;
  /** Mails and messages to one recipient. */
  messages: RateLimiter;
}

export function createRateLimits(): RateLimits {
  const remote = limitersFor(remoteLimits);
  const local = limitersFor(loopbackLimits);
  return {
    countRequest: (route, address) =>
      (loopback.test(address) ? local : remote)[route].count(address),
    wrongPasswords: createRateLimiter({ events: 10, seconds: 300 }),
    wrongPasswordsAnywhere: createRateLimiter({ events: 100, seconds: 300 }),
    messages: createRateLimiter({ events: 20, seconds: 600 }),
  };
}
