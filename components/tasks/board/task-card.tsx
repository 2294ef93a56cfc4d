'use client';

import { OpenLink } from '@/components/lists/open-link';
import { useDraggableCard } from '@/components/lists/use-board-drag';
import { DueDate } from '@/components/tasks/due-date';
import { TaskMoveMenu } from '@/components/tasks/task-move-menu';
import { TaskPriorityMark } from '@/components/tasks/task-priority-mark';
import type { ListedTask } from '@/lib/tasks/model';
import type { TaskStatus } from '@/lib/tasks/statuses';

type TaskCardProps = { task: ListedTask; onMove: (to: TaskStatus) => void };

/** Card of a task on the board. */
export function TaskCard({ task, onMove }: TaskCardProps) {
  const { place, isDragged } = useDraggableCard(task.id);

  return (
    <article
      ref={place}
      aria-label={task.title}
      data-dragged={isDragged || undefined}
      className={`cursor-grab rounded-control border border-line bg-surface p-3 hover:border-line-strong ${isDragged ? 'opacity-50' : ''}`}
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="text-staff">
          <OpenLink record={task.id}>{task.title}</OpenLink>
        </h3>
        <span className="-mt-1.5 -mr-1.5">
          <TaskMoveMenu task={task} onMove={onMove} />
        </span>
      </div>
      <p className="mt-2">{task.assigneeName ?? 'Unassigned'}</p>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <TaskPriorityMark priority={task.priority} />
        <DueDate task={task} />
      </p>
    </article>
  );
}
