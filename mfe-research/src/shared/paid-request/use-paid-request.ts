import { useEffect, useRef, useState } from 'react';
import { type Result, type RpcError, type RpcErrorKind, refreshWallet } from 'shared-state';
import { beginRequest, findPending, type PaidSubject, settleRequest } from './pending-requests';

/** After these nobody can know whether the debit happened: only the same id is safe to send. */
const OPEN_ENDED: readonly RpcErrorKind[] = [
  'network',
  'unavailable',
  'unexpected',
  'rate_limited',
  'no_session',
];

interface PaidRequestOptions<T> {
  /** Null while nothing can be bought: signed out, or filters that cannot be read. */
  subject: PaidSubject | null;
  send: (requestId: string) => Promise<Result<T, RpcError>>;
  onAnswer: (answer: T) => void;
}

/** Buys once per confirmation, whatever is clicked, lost or reloaded meanwhile. */
export function usePaidRequest<T>({ subject, send, onAnswer }: PaidRequestOptions<T>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<RpcError | null>(null);
  const inFlight = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const confirm = async () => {
    if (inFlight.current || !subject) return;
    inFlight.current = true;
    setBusy(true);
    setError(null);
    const { requestId } = beginRequest(subject);
    const result = await send(requestId);
    if (result.ok || !OPEN_ENDED.includes(result.error.kind)) settleRequest(subject);
    // The balance normally moves by realtime; after an answer it must be right without it too.
    void refreshWallet();
    inFlight.current = false;
    if (!mounted.current) return;
    setBusy(false);
    if (result.ok) onAnswer(result.data);
    else setError(result.error);
  };

  return {
    confirm,
    busy,
    error,
    forgetError: () => setError(null),
    /** A confirmation of the same purchase is still without an answer. */
    unanswered: !busy && subject !== null && findPending(subject) !== undefined,
  };
}
