'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { createLiveRefresh, isBusy } from '@/components/records/live-refresh';
import { usePerson } from '@/components/staff/person-context';
import { POLL_MS } from '@/lib/calendar/booking-channel';
import { watchTable } from '@/lib/core/supabase/table-watch';

/** Time after a key during which the screen does not refresh (ms). */
const TYPING_MS = 1500;

const ID = /^[0-9a-f-]{36}$/;

type TaskWatchProps = {
  /** The task of the drawer, whose comments and steps are followed as well. */
  open: string | null;
};

/**
 * Keeps a task screen up to date while others work: by the channel of the tasks this person may see, and every 15
 * seconds where that is not enough. Forms keep what is typed in them.
 */
export function TaskWatch({ open }: TaskWatchProps) {
  const router = useRouter();
  const { role } = usePerson();
  const [isJoined, setJoined] = useState(false);
  const refresh = useEffectEvent(() => startTransition(() => router.refresh()));

  // A subscription is outside React.
  useEffect(() => {
    // A refresh would undo an URL that follows what somebody types.
    let typedAt = 0;
    const noteTyping = () => {
      typedAt = Date.now();
    };
    document.addEventListener('input', noteTyping, true);
    const live = createLiveRefresh(
      () => refresh(),
      () => isBusy(document) || Date.now() - typedAt < TYPING_MS,
    );
    const filter = `task_id=eq.${open}`;
    // The form of a new task has no id.
    const parts =
      open && ID.test(open) ? [{ table: 'task_comments' }, { table: 'task_checklist_items' }] : [];
    // The page is fresh when its channel opens first; after an interruption, changes are unknown.
    let hasJoined = false;
    const stops = [
      watchTable({
        channel: 'tasks',
        table: 'tasks',
        onOpen() {
          setJoined(true);
          if (hasJoined) live.ask();
          hasJoined = true;
        },
        onClose: () => setJoined(false),
        onChange: live.ask,
      }),
      ...parts.map(({ table }) =>
        watchTable({ channel: table, table, filter, onOpen() {}, onChange: live.ask }),
      ),
    ];
    return () => {
      document.removeEventListener('input', noteTyping, true);
      for (const stop of stops) stop();
      live.stop();
      setJoined(false);
    };
  }, [open]);

  // The channel is silent about a task that leaves a member, because they may not see it any more.
  const polls = !isJoined || role === 'team_member';

  // Timers are outside React.
  useEffect(() => {
    if (!polls) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !isBusy(document)) refresh();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [polls]);

  return null;
}
