import { z } from 'zod';

export const minPasswordLength = 8;

export const emailSchema = z
  .string()
  .trim()
  .min(1, 'Enter your email')
  .pipe(z.email('Enter an email like name@example.com'));

/** International numbers as people type them ("+254 712 345-678"), out as E.164. */
export const phoneSchema = z
  .string()
  .trim()
  .min(1, 'Enter your phone number')
  .transform((value) => value.replace(/[\s().-]/g, '').replace(/^00/, '+'))
  .pipe(
    z.string().regex(/^\+[1-9]\d{6,14}$/, 'Enter the number with its country code, like +254…'),
  );

export const newPasswordSchema = z
  .string()
  .min(minPasswordLength, `Use at least ${minPasswordLength} characters`)
  .max(72, 'Use at most 72 characters');

/** Codes from text messages and authenticator apps. */
export const codeSchema = z
  .string()
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6 digits of the code'));
