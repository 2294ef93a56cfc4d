'use client';

import { BulkChoice } from '@/components/records/bulk-choice';
import { BulkMenu } from '@/components/records/bulk-menu';
import { useUndoableChange } from '@/components/records/use-undoable-change';
import { DeleteTasks } from '@/components/tasks/delete-tasks';
import { changeManyTasks, undoTaskChange } from '@/lib/tasks/actions';
import type { ListedTask } from '@/lib/tasks/model';
import { TASK_PRIORITIES, taskPriorityNames } from '@/lib/tasks/priorities';
import type { TaskChange } from '@/lib/tasks/schema';
import { TASK_STATUSES, taskStatusNames } from '@/lib/tasks/statuses';

type BulkTaskActionsProps = {
  tasks: readonly ListedTask[];
  people: readonly { id: string; name: string }[];
  onDone: () => void;
};

/** Bulk actions for selected tasks. Each can be undone from its toast. */
export function BulkTaskActions({ tasks, people, onDone }: BulkTaskActionsProps) {
  const { change, isPending } = useUndoableChange({
    change: (value: TaskChange) =>
      changeManyTasks({ ids: tasks.map(({ id }) => id), change: value }),
    undo: ({ former }) => undoTaskChange(former),
    onDone,
  });

  return (
    <>
      <BulkMenu
        pending={isPending}
        label="Status"
        items={TASK_STATUSES.map((status) => ({
          label: taskStatusNames[status],
          onSelect: () => change({ status }),
        }))}
      />
      <BulkMenu
        pending={isPending}
        label="Priority"
        items={TASK_PRIORITIES.map((priority) => ({
          label: taskPriorityNames[priority],
          onSelect: () => change({ priority }),
        }))}
      />
      <BulkChoice
        pending={isPending}
        label="Assignee"
        from="people"
        choices={people}
        none="Unassigned"
        onChoose={(id) => change({ assigned_to: id })}
      />
      <DeleteTasks tasks={tasks} variant="secondary" onDeleted={onDone} />
    </>
  );
}
