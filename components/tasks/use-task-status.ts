'use client';

import { useOptimistic } from 'react';
import { useUndoableChange } from '@/components/records/use-undoable-change';
import { setTaskStatus } from '@/lib/tasks/actions';
import type { TaskStatus } from '@/lib/tasks/statuses';

/** Returns the status of a task and a function that changes it optimistically. */
export function useTaskStatus(task: { id: string; status: TaskStatus }) {
  const [status, show] = useOptimistic(task.status);
  const { change: move } = useUndoableChange({
    show,
    change: (to: TaskStatus) => setTaskStatus({ id: task.id, status: to }),
    undo: () => setTaskStatus({ id: task.id, status: task.status }),
  });
  return { status, move };
}
