'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { createLiveRefresh, isBusy } from '@/components/records/live-refresh';
import { usePolling } from '@/components/records/use-polling';
import { usePerson } from '@/components/staff/person-context';
import { watchTable } from '@/lib/core/supabase/table-watch';

/** Time after a key during which the screen does not refresh (ms). */
const TYPING_MS = 1500;

const ID = /^[0-9a-f-]{36}$/;

type TaskWatchProps = {
  /** The task of the drawer, whose comments and steps are followed as well. */
  open: string | null;
};

/**
 * Keeps a task screen up to date while others work: by the channels of what this person may see, and every 15
 * seconds without them. Forms keep what is typed in them.
 */
export function TaskWatch({ open }: TaskWatchProps) {
  const router = useRouter();
  const { id } = usePerson();
  const [isJoined, setJoined] = useState(false);
  const load = () => startTransition(() => router.refresh());
  const refresh = useEffectEvent(load);

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
    // The form of a new task has no id.
    const ofTask = open && ID.test(open) ? ['task_comments', 'task_checklist_items'] : [];
    const parts = [
      // The channel of the tasks is silent about one that leaves a member, because they may not see it any more.
      { table: 'task_losses', filter: `user_id=eq.${id}` },
      ...ofTask.map((table) => ({ table, filter: `task_id=eq.${open}` })),
    ];
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
      ...parts.map(({ table, filter }) =>
        watchTable({ channel: table, table, filter, onOpen() {}, onChange: live.ask }),
      ),
    ];
    return () => {
      document.removeEventListener('input', noteTyping, true);
      for (const stop of stops) stop();
      live.stop();
      setJoined(false);
    };
  }, [open, id]);

  usePolling(!isJoined, () => {
    if (!isBusy(document)) load();
  });

  return null;
}
