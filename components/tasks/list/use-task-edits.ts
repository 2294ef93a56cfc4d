'use client';

import { useOptimistic } from 'react';
import { useUndoableChange } from '@/components/records/use-undoable-change';
import type { Page } from '@/lib/core/lists/keyset';
import { editTask } from '@/lib/tasks/actions';
import type { ListedTask } from '@/lib/tasks/model';
import type { TaskChange } from '@/lib/tasks/schema';

type Edit = { task: ListedTask; change: TaskChange; seen: TaskChange; name?: string | null };

function shownValue({ change, name = null }: Edit): Partial<ListedTask> {
  if ('status' in change) return { status: change.status };
  if ('priority' in change) return { priority: change.priority };
  if ('due_date' in change) return { dueDate: change.due_date };
  if ('assigned_to' in change) return { assigneeId: change.assigned_to, assigneeName: name };
  return {};
}

function edited(page: Page<ListedTask>, edit: Edit): Page<ListedTask> {
  const rows = page.rows.map((row) =>
    row.id === edit.task.id ? { ...row, ...shownValue(edit) } : row,
  );
  return { ...page, rows };
}

/** Returns the page with optimistic changes, and the function that makes a change. */
export function useTaskEdits(page: Page<ListedTask>) {
  const [shown, show] = useOptimistic(page, edited);
  const { change: edit } = useUndoableChange({
    show,
    change: ({ task, change, seen }: Edit) => editTask({ id: task.id, change, seen }),
    undo: (_, { task, change, seen }) => editTask({ id: task.id, change: seen, seen: change }),
  });
  return { page: shown, edit };
}

export type EditTask = ReturnType<typeof useTaskEdits>['edit'];
