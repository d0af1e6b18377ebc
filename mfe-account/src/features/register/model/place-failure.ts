import type { AuthFailure } from '../../../shared/auth-failure';
import { describeWeakPassword } from '../../../shared/auth-wording';
import type { Channel } from '../../../shared/contact-input';

/** The field a failure belongs beside, or null when it concerns the form as a whole. */
export function placeSignUpFailure(
  failure: AuthFailure,
  channel: Channel,
): { field: 'email' | 'phone' | 'password'; message: string } | null {
  switch (failure.kind) {
    case 'weak_password':
      return { field: 'password', message: describeWeakPassword(failure.reasons) };
    case 'already_registered':
      return { field: channel, message: `An account with this ${channel} already exists.` };
    case 'invalid_input':
      return { field: channel, message: failure.message };
    default:
      return null;
  }
}
