import { z } from 'zod';

export type Log = (line: string) => void;

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1']);

export const isLoopbackHost = (host: string): boolean => loopbackHosts.has(host);

/** What `startLocalStack` accepts. Unset optional fields take the documented defaults. */
export const stackConfigSchema = z
  .object({
    /** Address the API listens on; anything but loopback forbids `demo`. */
    host: z.string().min(1).default('127.0.0.1'),
    /** 0 lets the system choose. */
    apiPort: z.number().int().min(0).max(65535).default(54321),
    dataDir: z.string().min(1),
    /** Another PostgreSQL instead of the embedded one (superuser or a role that may create roles). */
    databaseUrl: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
    /** Where the site is reached; links in mails point there. */
    siteUrl: z.url(),
    sampleScale: z.number().min(0).default(1),
    /** Demo accounts and the readable outbox. Only on a loopback address. */
    demo: z.boolean(),
    /** Move an existing data directory aside and begin afresh. */
    reset: z.boolean().default(false),
    migrationsDir: z.string().optional(),
    log: z.custom<Log>((value) => typeof value === 'function').optional(),
  })
  .refine((config) => !config.demo || isLoopbackHost(config.host), {
    path: ['demo'],
    message: 'demo accounts and the outbox are only served on a loopback address',
  });

export type StackConfig = z.input<typeof stackConfigSchema>;
export type ParsedStackConfig = z.output<typeof stackConfigSchema>;
