'use client';

import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { changeManyTasks, undoTaskChange } from '@/lib/tasks/actions';
import {
  TASK_PRIORITIES,
  TASK_STATUSES,
  taskPriorityNames,
  taskStatusNames,
} from '@/lib/tasks/rules';
import type { ListedTask, TaskChange } from '@/lib/tasks/schema';
import { DeleteTasks } from './delete-tasks';

type BulkTaskActionsProps = {
  tasks: readonly ListedTask[];
  people: readonly { id: string; name: string }[];
  onDone: () => void;
};

/** What can be done to the chosen tasks; each can be taken back from its toast. */
export function BulkTaskActions({ tasks, people, onDone }: BulkTaskActionsProps) {
  const { run, isPending } = useStaffAction();
  const ids = tasks.map(({ id }) => id);

  async function change(value: TaskChange) {
    const changed = await run(
      () => changeManyTasks({ ids, change: value }),
      ({ former }) =>
        () =>
          undoTaskChange(former),
    );
    if (changed) onDone();
  }

  const choice = (label: string, items: { label: string; onSelect: () => void }[]) => (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" size="sm" pending={isPending}>
          {label}
        </Button>
      }
      groups={[items]}
    />
  );

  return (
    <>
      {choice(
        'Status',
        TASK_STATUSES.map((status) => ({
          label: taskStatusNames[status],
          onSelect: () => change({ status }),
        })),
      )}
      {choice(
        'Priority',
        TASK_PRIORITIES.map((priority) => ({
          label: taskPriorityNames[priority],
          onSelect: () => change({ priority }),
        })),
      )}
      {choice('Assignee', [
        { label: 'Nobody', onSelect: () => change({ assigned_to: null }) },
        ...people.map(({ id, name }) => ({
          label: name,
          onSelect: () => change({ assigned_to: id }),
        })),
      ])}
      <DeleteTasks tasks={tasks} variant="secondary" onDeleted={onDone} />
    </>
  );
}
