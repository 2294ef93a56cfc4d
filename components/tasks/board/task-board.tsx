'use client';

import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { use, useEffect, useOptimistic, useState } from 'react';
import { useUndoableChange } from '@/components/records/use-undoable-change';
import { toast } from '@/components/ui/toast';
import { noticesWithReason } from '@/lib/notices-with-reason';
import { setTaskStatus } from '@/lib/tasks/actions';
import type { BoardColumn, ListedTask } from '@/lib/tasks/model';
import { moveRefusal, TASK_STATUSES, type TaskStatus } from '@/lib/tasks/statuses';
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

/** Returns the task whose card is being dragged, or null. */
function useDraggedTask(columns: BoardColumn[]): ListedTask | null {
  const [id, setId] = useState<unknown>(null);

  // The drag-and-drop library reports drags outside React.
  useEffect(
    () =>
      monitorForElements({
        onDragStart: ({ source }) => setId(source.data.card),
        onDrop: () => setId(null),
      }),
    [],
  );

  return columns.flatMap(({ tasks }) => tasks).find((task) => task.id === id) ?? null;
}

/** Kanban board of the tasks by status. Cards move by drag and drop or by menu. */
export function TaskBoard({ columns }: { columns: Promise<BoardColumn[]> }) {
  const [shown, show] = useOptimistic(use(columns), moved);
  const { change } = useUndoableChange({
    show,
    change: ({ task, to }: Move) => setTaskStatus({ id: task.id, status: to }),
    undo: (_, { task }) => setTaskStatus({ id: task.id, status: task.status }),
  });
  const dragged = useDraggedTask(shown);

  function move(task: ListedTask, to: TaskStatus) {
    const refusal = moveRefusal(task.status, to);
    if (refusal) {
      toast.error(noticesWithReason.taskUpdateFailed(refusal));
      return;
    }
    void change({ task, to });
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {TASK_STATUSES.map((status) => {
        const column = shown.find((other) => other.status === status);
        return (
          column && (
            <TaskBoardColumn
              key={status}
              column={column}
              all={shown}
              dragged={dragged}
              onMove={move}
            />
          )
        );
      })}
    </div>
  );
}
