'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { isBusy } from '@/components/records/live-refresh';
import { useLiveRefresh } from '@/components/records/use-live-refresh';
import { usePolling } from '@/components/records/use-polling';
import { usePerson } from '@/components/staff/person-context';

const ID = /^[0-9a-f-]{36}$/;

type TaskWatchProps = {
  /** Id of the task in the drawer. Its comments and steps are watched as well. */
  open: string | null;
};

/**
 * Keeps a task screen up to date through the user's live channels, or by polling every 15 seconds without them. Unsaved
 * form input is kept.
 */
export function TaskWatch({ open }: TaskWatchProps) {
  const router = useRouter();
  const { id } = usePerson();
  // A new task has no id yet.
  const ofTask = open && ID.test(open) ? ['task_comments', 'task_checklist_items'] : [];
  const isJoined = useLiveRefresh([
    { table: 'tasks' },
    // The task channel does not report a task that is reassigned away from a member, because the member may no longer
    // see it.
    { table: 'task_losses', filter: `user_id=eq.${id}` },
    ...ofTask.map((table) => ({ table, filter: `task_id=eq.${open}` })),
  ]);

  usePolling(!isJoined, () => {
    if (!isBusy(document)) startTransition(() => router.refresh());
  });

  return null;
}
