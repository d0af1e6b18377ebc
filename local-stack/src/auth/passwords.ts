import { compare, hash } from '@node-rs/bcrypt';
import { authRules } from './auth-context';
import { AuthError, invalid } from './auth-error';

const cost = 10;

/** Hash of no one's password: checking against it costs an unknown address as much as a known one. */
let decoy: Promise<string> | undefined;

/** bcrypt in native code on the thread pool: the event loop stays free meanwhile. */
export const hashPassword = (password: string): Promise<string> => hash(password, { cost });

export async function passwordMatches(
  password: string,
  encrypted: string | null | undefined,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await compare(password, encrypted || (await decoy));
  return matches && Boolean(encrypted);
}

export function assertAcceptable(password: string): void {
  if (Buffer.byteLength(password) > authRules.maximumPasswordBytes) {
    throw invalid(`Password cannot be longer than ${authRules.maximumPasswordBytes} characters`);
  }
  if ([...password].length < authRules.minimumPasswordLength) {
    throw new AuthError(
      422,
      'weak_password',
      `Password should be at least ${authRules.minimumPasswordLength} characters.`,
      { weak_password: { reasons: ['length'] } },
    );
  }
}
