'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { isBusy } from '@/components/records/live-refresh';
import { useLiveRefresh } from '@/components/records/use-live-refresh';
import { usePolling } from '@/components/records/use-polling';
import { usePerson } from '@/components/staff/person-context';

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
  // The form of a new task has no id.
  const ofTask = open && ID.test(open) ? ['task_comments', 'task_checklist_items'] : [];
  const isJoined = useLiveRefresh([
    { table: 'tasks' },
    // The channel of the tasks is silent about one that leaves a member, because they may not see it any more.
    { table: 'task_losses', filter: `user_id=eq.${id}` },
    ...ofTask.map((table) => ({ table, filter: `task_id=eq.${open}` })),
  ]);

  usePolling(!isJoined, () => {
    if (!isBusy(document)) startTransition(() => router.refresh());
  });

  return null;
}
