import { z } from './schema';

const minPasswordLength = 8;

export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Enter your email', abort: true }),
    z.email('Enter an email like name@example.com'),
  );

const spelledFreely = /[\s().-]/g;

/** International numbers as people type them ("+254 712 345-678"), out as E.164. */
export const phoneSchema = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'Enter your phone number', abort: true }),
  z.overwrite((value) => value.replace(spelledFreely, '').replace(/^00/, '+')),
  z.regex(/^\+[1-9]\d{6,14}$/, 'Enter the number with its country code, like +254…'),
);

export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(minPasswordLength, `Use at least ${minPasswordLength} characters`),
    z.maxLength(72, 'Use at most 72 characters'),
  );

/** Codes from text messages and authenticator apps. */
export const codeSchema = z.string().check(
  z.overwrite((value) => value.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Enter the 6 digits of the code'),
);
