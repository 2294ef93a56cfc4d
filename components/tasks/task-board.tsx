'use client';

import { use, useOptimistic, useTransition } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { setTaskStatus } from '@/lib/tasks/actions';
import type { BoardColumn } from '@/lib/tasks/data';
import { TASK_STATUSES, type TaskStatus } from '@/lib/tasks/rules';
import type { ListedTask } from '@/lib/tasks/schema';
import { TaskBoardColumn } from './task-board-column';

type Move = { task: ListedTask; to: TaskStatus };

function moved(columns: BoardColumn[], { task, to }: Move): BoardColumn[] {
  return columns.map((column) => {
    const others = column.tasks.filter(({ id }) => id !== task.id);
    return {
      ...column,
      tasks: column.status === to ? [{ ...task, status: to }, ...others] : others,
    };
  });
}

/** Tasks as cards in a column for each status; moved by dragging or by each card's menu. */
export function TaskBoard({ columns }: { columns: Promise<BoardColumn[]> }) {
  const [shown, show] = useOptimistic(use(columns), moved);
  const [, startTransition] = useTransition();
  const { run } = useStaffAction();

  const move = (task: ListedTask, to: TaskStatus) =>
    startTransition(async () => {
      show({ task, to });
      await run(
        () => setTaskStatus({ id: task.id, status: to }),
        () => () => setTaskStatus({ id: task.id, status: task.status }),
      );
    });

  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {TASK_STATUSES.map((status) => {
        const column = shown.find((other) => other.status === status);
        return column && <TaskBoardColumn key={status} column={column} all={shown} onMove={move} />;
      })}
    </div>
  );
}
