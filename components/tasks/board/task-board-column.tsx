'use client';

import { useDropColumn } from '@/components/lists/use-board-drag';
import { useListUrl } from '@/components/lists/use-list-url';
import type { BoardColumn, ListedTask } from '@/lib/tasks/model';
import { moveRefusal, type TaskStatus, taskStatusNames } from '@/lib/tasks/statuses';
import { TaskCard } from './task-card';

type TaskBoardColumnProps = {
  column: BoardColumn;
  /** All columns, to find the dropped card. */
  all: readonly BoardColumn[];
  /** Task whose card is being dragged. */
  dragged: ListedTask | null;
  onMove: (task: ListedTask, to: TaskStatus) => void;
};

/** One status column of the board. During a drag it shows if the card may not move there. */
export function TaskBoardColumn({ column, all, dragged, onMove }: TaskBoardColumnProps) {
  const { status, tasks, more } = column;
  const refuses = dragged !== null && moveRefusal(dragged.status, status) !== null;
  const listUrl = useListUrl();
  const { place, isTarget } = useDropColumn(
    (id) =>
      all.flatMap((other) => other.tasks).find((task) => task.id === id && task.status !== status),
    (task) => onMove(task, status),
  );

  const look = refuses
    ? 'border-dashed border-line-strong bg-paper'
    : isTarget
      ? 'border-accent bg-hover'
      : 'border-line';

  return (
    <section
      ref={place}
      aria-label={taskStatusNames[status]}
      className={`min-h-40 rounded-surface border p-2 ${look}`}
    >
      <h2 className="flex items-center justify-between px-1 pb-2 text-staff font-medium text-ink">
        {taskStatusNames[status]}
        <span className="font-mono text-[0.8125rem] font-normal text-ink-3 tabular-nums">
          {tasks.length}
          {more && '+'}
        </span>
      </h2>
      {refuses && (
        <p className="px-1 pb-2 text-ink-2">Not from {taskStatusNames[dragged.status]}</p>
      )}
      <ul className="space-y-2">
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskCard task={task} onMove={(to) => onMove(task, to)} />
          </li>
        ))}
      </ul>
      {more && (
        <a
          href={listUrl.with({ view: null, status })}
          className="mt-2 inline-block px-1 py-1 text-accent underline underline-offset-4"
        >
          All of them as a list
        </a>
      )}
    </section>
  );
}
