import { useState } from 'react';
import type { Result } from 'shared-state';
import type { AuthFailure } from './auth-failure';
import { resendLockSeconds } from './countdown';

/** Sends a message and locks its button: 30 s after a success, as long as told after a 429. */
export function useResend(
  send: (address: string) => Promise<Result<unknown, AuthFailure>>,
  sentAt: number | null = null,
) {
  const [lockedUntil, setLockedUntil] = useState(
    sentAt === null ? null : sentAt + resendLockSeconds * 1000,
  );
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const resend = async (address: string) => {
    setBusy(true);
    setFailure(null);
    const result = await send(address);
    setBusy(false);
    if (result.ok) {
      setSentTo(address);
      setLockedUntil(Date.now() + resendLockSeconds * 1000);
      return true;
    }
    setSentTo(null);
    setFailure(result.error);
    if (result.error.kind === 'rate_limited') {
      setLockedUntil(Date.now() + (result.error.waitSeconds ?? resendLockSeconds) * 1000);
    }
    return false;
  };
  return { resend, lockedUntil, failure, sentTo, busy };
}
