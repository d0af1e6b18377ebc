import type { Context } from 'hono';
import { z } from 'zod';
import { AuthError, invalid } from './auth-error';
import type { Identifier } from './users';

/** The JSON body, checked; an empty body counts as `{}`. */
export async function readBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const text = await c.req.text();
  let value: unknown = {};
  try {
    if (text !== '') value = JSON.parse(text);
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not valid'}`);
}

export const identifierFields = {
  email: z.string().max(254).optional(),
  phone: z.string().max(40).optional(),
};

const emailShape = z.email();

export function parseEmail(value: string): string {
  const email = value.trim().toLowerCase();
  if (!emailShape.safeParse(email).success) {
    throw new AuthError(
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    );
  }
  return email;
}

/** Digits only, with the country code: the form GoTrue keeps. */
export function parsePhone(value: string): string {
  const phone = value.replace(/^\+/, '').replace(/[\s()-]/g, '');
  if (!/^[1-9]\d{6,14}$/.test(phone)) {
    throw invalid('Invalid phone number format (E.164 required)');
  }
  return phone;
}

/** The address or number of a body; undefined when there is neither. */
export function identifierOf(body: { email?: string; phone?: string }): Identifier | undefined {
  if (body.email) return { email: parseEmail(body.email) };
  if (body.phone) return { phone: parsePhone(body.phone) };
  return undefined;
}

/** As `identifierOf`, where one of the two must be there. */
export function requireIdentifier(body: { email?: string; phone?: string }): Identifier {
  const identifier = identifierOf(body);
  if (!identifier) throw invalid('One of email or phone must be set');
  return identifier;
}
