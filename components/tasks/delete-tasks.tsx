'use client';

import { DeleteRecords } from '@/components/records/delete-records';
import { deleteTasks } from '@/lib/tasks/actions';

type DeleteTasksProps = {
  tasks: readonly { id: string; title: string }[];
  variant: 'quiet-danger' | 'secondary';
  onDeleted: () => void;
};

/** Deletes tasks after a confirmation. The toast offers to undo it. */
export function DeleteTasks({ tasks, variant, onDeleted }: DeleteTasksProps) {
  const [first] = tasks;
  return (
    <DeleteRecords
      table="tasks"
      ids={tasks.map(({ id }) => id)}
      action={deleteTasks}
      variant={variant}
      title={tasks.length === 1 ? `Delete “${first?.title}”?` : `Delete ${tasks.length} tasks?`}
      onDeleted={onDeleted}
    >
      {tasks.length === 1
        ? 'Its checklist and comments are deleted'
        : 'Their checklists and comments are deleted'}{' '}
      too. Everything can be restored from the audit log for 30 days.
    </DeleteRecords>
  );
}
