import path from 'node:path';
import { z } from 'zod';

const port = (fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .transform((text, context) => {
      const value = Number(text);
      if (Number.isInteger(value) && value >= 1 && value <= 65_535) return value;
      context.addIssue(`"${text}" is not a port; use a whole number from 1 to 65535`);
      return z.NEVER;
    });

const url = (protocol: RegExp, example: string) =>
  z.url({
    protocol,
    error: ({ input }) => `"${String(input)}" is not such an address; use ${example}`,
  });

const schema = z
  .object({
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: port(3000),
    API_PORT: port(54_321),
    PAYMENTS_PORT: port(54_325),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').optional(),
    SUPABASE_URL: url(/^https?$/, 'https://your-project.supabase.co').optional(),
    SUPABASE_PUBLISHABLE_KEY: z.string().min(1).optional(),
    SITE_URL: url(/^https?$/, 'https://www.example.com').optional(),
    ANALYTICS_SRC: z.string().min(1).default('analytics.js'),
    SAMPLE_SCALE: z
      .string()
      .default('1')
      .transform((text, context) => {
        const value = Number(text);
        if (Number.isFinite(value) && value > 0 && value <= 1000) return value;
        context.addIssue(`"${text}" is not a scale; use a number above 0, up to 1000`);
        return z.NEVER;
      }),
  })
  .superRefine((env, context) => {
    if (Boolean(env.SUPABASE_URL) !== Boolean(env.SUPABASE_PUBLISHABLE_KEY)) {
      context.addIssue(
        'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY belong together: set both to use a real Supabase, or neither',
      );
    }
    if (!isLoopback(env.HOST) && !env.SUPABASE_URL) {
      context.addIssue(
        `HOST=${env.HOST} is reachable by others, and the embedded backend has no mail provider: it only writes to an outbox. Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, or leave HOST out`,
      );
    }
    const ports = [env.PORT, env.API_PORT, env.PAYMENTS_PORT];
    if (new Set(ports).size < ports.length) {
      context.addIssue('PORT, API_PORT and PAYMENTS_PORT must be three different ports');
    }
  });

export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** Wrong environment values; the message lists each one with what to write instead. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export type Environment = ReturnType<typeof parseEnvironment>;

/** Reads all settings once; empty values count as absent. Paths become absolute. */
export const parseEnvironment = (variables: NodeJS.ProcessEnv, cwd: string) => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      ({ path: [name], message }) => `  ${name ? `${String(name)}: ` : ''}${message}`,
    );
    throw new EnvironmentError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  return { ...parsed.data, DATA_DIR: path.resolve(cwd, parsed.data.DATA_DIR) };
};
