import type { AuthFailure } from './auth-failure';

/** The sentence of the specification, to the letter. */
export const missingCredentialsMessage =
  'You must provide either an email or phone number and a password';

const weakPasswordReasons: Record<string, string> = {
  length: 'Use at least 8 characters.',
  characters: 'Mix lower case, upper case, digits and symbols.',
  pwned: 'This password appeared in a data leak. Choose another one.',
};

/** The server's reasons in words; reasons we do not know are shown as sent. */
export function describeWeakPassword(reasons: string[]): string {
  if (reasons.length === 0) return 'Choose a stronger password.';
  return reasons.map((reason) => weakPasswordReasons[reason] ?? reason).join(' ');
}

function describeWait(seconds: number | null): string {
  if (seconds === null) return 'Wait a minute, then try again.';
  if (seconds < 90) return `Wait ${seconds} seconds, then try again.`;
  return `Wait ${Math.ceil(seconds / 60)} minutes, then try again.`;
}

interface Wording {
  title: string;
  body: string;
}

/** One title and one next step for a failure that belongs to the form rather than to a field. */
export function describeAuthFailure(failure: AuthFailure): Wording {
  switch (failure.kind) {
    case 'missing_credentials':
      return { title: missingCredentialsMessage, body: '' };
    case 'invalid_credentials':
      return {
        title: 'Those details do not match an account',
        body: 'Check the address and the password, or reset the password.',
      };
    case 'not_confirmed':
      return failure.channel === 'email'
        ? {
            title: 'Your email is not confirmed yet',
            body: 'Open the link we sent you, or have it sent again.',
          }
        : {
            title: 'Your phone is not confirmed yet',
            body: 'Enter the code from our text message.',
          };
    case 'weak_password':
      return { title: 'That password is too weak', body: describeWeakPassword(failure.reasons) };
    case 'same_password':
      return {
        title: 'That is your current password',
        body: 'Choose a password you have not used here before.',
      };
    case 'already_registered':
      return {
        title: `An account with this ${failure.channel} already exists`,
        body: 'Sign in, or reset the password if you no longer know it.',
      };
    case 'rate_limited':
      return { title: 'Too many attempts', body: describeWait(failure.waitSeconds) };
    case 'unreachable':
      return {
        title: 'We could not reach the server',
        body: 'Nothing you entered is lost. Check your connection and try again.',
      };
    case 'expired':
      return { title: 'This link or code is used up or expired', body: 'Ask for a new one.' };
    case 'wrong_code':
      return {
        title: 'That code is not right',
        body: 'Enter the newest code; each one works once and only for a short time.',
      };
    case 'session_missing':
      return { title: 'Your session has ended', body: 'Sign in again to go on.' };
    case 'second_factor_required':
      return {
        title: 'Your second factor is needed',
        body: 'Enter the code of your authenticator app, then repeat this step.',
      };
    case 'reauthentication_needed':
      return {
        title: 'Please prove it is you',
        body: 'It has been a while since you signed in. Sign in again, then repeat this step.',
      };
    case 'invalid_input':
      return { title: 'The server did not accept this', body: failure.message };
    case 'not_available':
      return { title: 'This is switched off on this site', body: failure.message };
    case 'unexpected':
      return {
        title: 'Something went wrong',
        body: failure.message || 'Try again in a moment.',
      };
  }
}
