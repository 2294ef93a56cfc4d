import type { RealtimeChannel } from '@supabase/realtime-js';
import { realtime } from '@/lib/core/supabase/browser-realtime';

/** Time before a closed channel is opened again. */
const RETRY_MS = 15_000;

/**
 * Follows the notifications of a person from this browser; row-level security lets through their own only.
 * @param onChange called when the channel opens, for the first time or again, and after each change
 * @returns a function that stops
 */
export function watchNotifications(userId: string, onChange: () => void): () => void {
  const client = realtime();
  let channel: RealtimeChannel | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let hasStopped = false;

  function leave() {
    const left = channel;
    channel = undefined;
    if (left) client.removeChannel(left).catch(() => undefined);
  }

  function tryAgainLater() {
    if (hasStopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      leave();
      join().catch(tryAgainLater);
    }, RETRY_MS);
  }

  async function join() {
    await client.setAuth();
    if (hasStopped) return;
    const table = { schema: 'public', table: 'notifications', filter: `user_id=eq.${userId}` };
    // A new name each time, because a channel that is still leaving cannot be joined.
    channel = client
      .channel(`notifications-${crypto.randomUUID()}`)
      .on('postgres_changes', { event: '*', ...table }, onChange)
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') onChange();
        if (status === 'CLOSED') tryAgainLater();
      });
  }

  join().catch(tryAgainLater);
  return () => {
    hasStopped = true;
    clearTimeout(retry);
    leave();
  };
}
