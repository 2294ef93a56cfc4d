'use client';

import { useOptimistic, useTransition } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { setTaskStatus } from '@/lib/tasks/actions';
import type { TaskStatus } from '@/lib/tasks/rules';

/** A task's status, changed on the screen at once and back again where the server refuses. */
export function useTaskStatus(task: { id: string; status: TaskStatus }) {
  const [status, show] = useOptimistic(task.status);
  const [, startTransition] = useTransition();
  const { run } = useStaffAction();
  const move = (to: TaskStatus) =>
    startTransition(async () => {
      show(to);
      await run(
        () => setTaskStatus({ id: task.id, status: to }),
        () => () => setTaskStatus({ id: task.id, status: task.status }),
      );
    });
  return { status, move };
}
