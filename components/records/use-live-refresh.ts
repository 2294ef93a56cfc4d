import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { watchTable } from '@/lib/core/supabase/table-watch';
import { createLiveRefresh, isBusy } from './live-refresh';

/** Time in ms after a keystroke without a refresh. */
const TYPING_MS = 1500;

/** Table rows whose changes refresh the screen. */
export type WatchedRows = {
  table: string;
  /** Realtime filter, such as `user_id=eq.…`. */
  filter?: string;
  /** Name of the channel, if another part of the page watches the same table. */
  channel?: string;
};

/**
 * Refreshes the screen when rows change that the user may see, but not while they type, drag or use a menu.
 * @returns whether all channels are open
 */
export function useLiveRefresh(watched: readonly WatchedRows[]): boolean {
  const router = useRouter();
  const [open, setOpen] = useState(0);
  const refresh = useEffectEvent(() => startTransition(() => router.refresh()));
  const text = JSON.stringify(watched);

  useEffect(() => {
    const rows: WatchedRows[] = JSON.parse(text);
    // A refresh would revert a URL that follows the user's typing.
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
      // The page is up to date when the channel first opens. After an interruption, changes may have been missed.
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
