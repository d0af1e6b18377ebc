import { z } from 'zod';

/** What the parent tells the API process, over IPC so that no secret is on a command line. */
const apiSettingsSchema = z.object({
  host: z.string(),
  port: z.number().int(),
  /** Public base URL; undefined when the port is chosen by the system. */
  siteUrl: z.string(),
  demo: z.boolean(),
  authenticatorUrl: z.string(),
  authAdminUrl: z.string(),
  jwtSecret: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
});
export type ApiSettings = z.output<typeof apiSettingsSchema>;

export const toApiSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('serve'), settings: apiSettingsSchema }),
  z.object({ type: z.literal('stop') }),
]);
export type ToApi = z.output<typeof toApiSchema>;

export const fromApiSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('listening'), port: z.number().int() }),
  z.object({ type: z.literal('failed'), message: z.string(), advice: z.string() }),
]);
export type FromApi = z.output<typeof fromApiSchema>;

/** `http://host:port`, with the name people type for the loopback address. */
export function baseUrl(host: string, port: number): string {
  const name = host === '127.0.0.1' || host === '::1' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
