'use client';

import { Icon } from '@/components/ui/icon';
import { LazyMenuPopup } from '@/components/ui/lazy-menu-popup';
import { Menu } from '@/components/ui/menu';
import type { MenuPlace } from '@/components/ui/menu-frame';
import { TASK_TRANSITIONS, type TaskStatus, taskStatusNames } from '@/lib/tasks/statuses';
import { useTaskStatus } from './use-task-status';

type MovedTask = { id: string; title: string; status: TaskStatus };

const movesFrom = (status: TaskStatus, move: (to: TaskStatus) => void) => [
  TASK_TRANSITIONS[status].map((to) => ({
    label: `Move to ${taskStatusNames[to]}`,
    onSelect: () => move(to),
  })),
];

/** Menu of the statuses that a task in the list can move to. */
export function TaskMoves({ task, place }: { task: MovedTask; place: MenuPlace }) {
  const { status, move } = useTaskStatus(task);
  return <LazyMenuPopup {...place} groups={movesFrom(status, move)} />;
}

type TaskMoveMenuProps = { task: MovedTask; onMove: (to: TaskStatus) => void };

/** Menu of the columns that a card on the board can move to. */
export function TaskMoveMenu({ task, onMove }: TaskMoveMenuProps) {
  return (
    <Menu
      trigger={
        <button type="button" aria-label={`Move ${task.title}`} className="row-button">
          <Icon name="ellipsis" />
        </button>
      }
      groups={movesFrom(task.status, onMove)}
    />
  );
}
