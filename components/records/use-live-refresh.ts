import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { watchTable } from '@/lib/core/supabase/table-watch';
import { createLiveRefresh, isBusy } from './live-refresh';

/** Time after a key during which the screen does not refresh (ms). */
const TYPING_MS = 1500;

/** Rows whose changes refresh the screen. */
export type WatchedRows = {
  table: string;
  /** Such as `user_id=eq.…`. */
  filter?: string;
  /** Name of the channel, where another part of the page watches the same table. */
  channel?: string;
};

/**
 * Refreshes the screen when rows change that this person may see, not while they type, drag or choose from a menu.
 * Returns whether all channels are open.
 */
export function useLiveRefresh(watched: readonly WatchedRows[]): boolean {
  const router = useRouter();
  const [open, setOpen] = useState(0);
  const refresh = useEffectEvent(() => startTransition(() => router.refresh()));
  const text = JSON.stringify(watched);

  // A subscription is outside React.
  useEffect(() => {
    const rows: WatchedRows[] = JSON.parse(text);
    // A refresh would undo an URL that follows what someone types.
    let typedAt = 0;
    const noteTyping = () => {
      typedAt = Date.now();
    };
    document.addEventListener('input', noteTyping, true);
    const live = createLiveRefresh(
      () => refresh(),
      () => isBusy(document) || Date.now() - typedAt < TYPING_MS,
    );
    const stops = rows.map(({ table, filter, channel = table }) => {
      // The page is fresh when a channel opens first; after an interruption, changes are unknown.
      let hasOpened = false;
      return watchTable({
        channel,
        table,
        filter,
        onOpen() {
          setOpen((count) => count + 1);
          if (hasOpened) live.ask();
          hasOpened = true;
        },
        onClose: () => setOpen(0),
        onChange: live.ask,
      });
    });
    return () => {
      document.removeEventListener('input', noteTyping, true);
      for (const stop of stops) stop();
      live.stop();
      setOpen(0);
    };
  }, [text]);

  return open >= watched.length;
}
