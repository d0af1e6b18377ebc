import crypto from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

export interface ApiKeys {
  publishableKey: string;
  secretKey: string;
}

const same = (a: string, b: string): boolean =>
  crypto.timingSafeEqual(
    crypto.createHash('sha256').update(a).digest(),
    crypto.createHash('sha256').update(b).digest(),
  );

/** The request role a key stands for; undefined for a key that is not ours. */
export function roleOfKey(keys: ApiKeys, key: string): 'anon' | 'service_role' | undefined {
  if (same(key, keys.publishableKey)) return 'anon';
  if (same(key, keys.secretKey)) return 'service_role';
  return undefined;
}

/** Refuses requests without one of our keys, in the words of the hosted gateway. */
export function requireApiKey(keys: ApiKeys): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return next();
    const key = c.req.header('apikey') ?? c.req.query('apikey');
    if (!key) {
      return c.json(
        {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        },
        401,
      );
    }
    if (!roleOfKey(keys, key)) {
      return c.json(
        { message: 'Invalid API key', hint: 'Double check your Supabase `apikey`' },
        401,
      );
    }
    return next();
  };
}
