import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { reconnectDelay } from '../client/client-options';

export type LiveChannelHandlers = {
  /** A row of this user was written; null when it was deleted. */
  onChange: (row: unknown) => void;
  /** The channel has joined, or joined again after a gap. */
  onJoined: () => void;
  /** CHANNEL_ERROR or TIMED_OUT; the library goes on trying to join. */
  onError: (error: Error) => void;
};

/** Topics are unique, because the client hands out a channel that is still leaving once more. */
let opened = 0;

/**
 * Follows one user's row of a table until the returned function is called. A channel the server
 * closes (an access token that expired in a sleeping tab) is opened anew with a fresh token, after
 * the reconnect delays; the library would leave it closed.
 */
export function openLiveChannel(
  client: SupabaseClient,
  table: string,
  userId: string,
  { onChange, onJoined, onError }: LiveChannelHandlers,
): () => void {
  let channel: RealtimeChannel | null = null;
  let ended = false;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let pageLeft = false;

  const reopen = async (): Promise<void> => {
    const { data } = await client.auth.getSession();
    if (ended || !data.session) return;
    await client.realtime.setAuth(data.session.access_token);
    if (!ended) open();
  };

  const onStatus = (status: string, error?: Error): void => {
    if (ended) return;
    if (status === 'SUBSCRIBED') {
      attempts = 0;
      pageLeft = false;
      onJoined();
    } else if (status === 'CLOSED') {
      attempts += 1;
      clearTimeout(reopening);
      reopening = setTimeout(() => void reopen(), reconnectDelay(attempts));
    } else if (!pageLeft) {
      onError(error ?? new Error(status));
    }
  };

  const open = (): void => {
    opened += 1;
    channel = client
      .channel(`wallet:${table}:${userId}:${opened}`)
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table, filter: `user_id=eq.${userId}` },
        (change) => {
          if (ended) return;
          if (change.eventType !== 'DELETE') onChange(change.new);
          // A hosted project cannot filter deletions: those of other users arrive here too.
          else if ((change.old as { user_id?: unknown }).user_id === userId) onChange(null);
        },
      )
      .subscribe(onStatus);
  };

  // The library closes the socket of a page that is being left: that is no error to report.
  const onPageHide = (): void => {
    pageLeft = true;
  };
  window.addEventListener('pagehide', onPageHide);
  open();

  return () => {
    ended = true;
    clearTimeout(reopening);
    window.removeEventListener('pagehide', onPageHide);
    if (channel) void client.removeChannel(channel);
  };
}
