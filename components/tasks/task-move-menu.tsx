'use client';

import { Ellipsis } from 'lucide-react';
import { Menu } from '@/components/ui/menu';
import { TASK_TRANSITIONS, type TaskStatus, taskStatusNames } from '@/lib/tasks/rules';
import { useTaskStatus } from './use-task-status';

type TaskMoveMenuProps = {
  task: { id: string; title: string; status: TaskStatus };
  /** Moves the task in another way than in place, such as between columns of the board. */
  onMove?: (to: TaskStatus) => void;
};

/** Menu of the statuses that a task may move to. */
export function TaskMoveMenu({ task, onMove }: TaskMoveMenuProps) {
  const { status, move } = useTaskStatus(task);
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Move ${task.title}`}
          className="grid size-8 place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
        >
          <Ellipsis aria-hidden className="size-4" />
        </button>
      }
      groups={[
        TASK_TRANSITIONS[status].map((to) => ({
          label: `Move to ${taskStatusNames[to]}`,
          onSelect: () => (onMove ?? move)(to),
        })),
      ]}
    />
  );
}
