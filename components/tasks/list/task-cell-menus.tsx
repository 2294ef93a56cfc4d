'use client';

import { LazyMenuPopup } from '@/components/ui/lazy-menu-popup';
import { lazyPart } from '@/components/ui/lazy-part';
import type { MenuPlace } from '@/components/ui/menu-frame';
import type { ListedTask } from '@/lib/tasks/model';
import { TASK_PRIORITIES, taskPriorityNames } from '@/lib/tasks/priorities';
import { TASK_TRANSITIONS, taskStatusNames } from '@/lib/tasks/statuses';
import type { EditTask } from './use-task-edits';

const DuePopup = lazyPart(() => import('./due-popup').then((module) => module.DuePopup), {
  whenIdle: true,
});

/** Returns the menus of a row's cells by the name of their buttons. */
export function taskCellMenus(edit: EditTask, people: readonly { id: string; name: string }[]) {
  const someone = [{ id: null, name: 'Unassigned' }, ...people];
  return {
    status: (task: ListedTask, place: MenuPlace) => (
      <LazyMenuPopup
        {...place}
        align="start"
        groups={[
          TASK_TRANSITIONS[task.status].map((status) => ({
            label: taskStatusNames[status],
            onSelect: () => edit({ task, change: { status }, seen: { status: task.status } }),
          })),
        ]}
      />
    ),
    priority: (task: ListedTask, place: MenuPlace) => (
      <LazyMenuPopup
        {...place}
        align="start"
        groups={[
          TASK_PRIORITIES.filter((priority) => priority !== task.priority).map((priority) => ({
            label: taskPriorityNames[priority],
            onSelect: () => edit({ task, change: { priority }, seen: { priority: task.priority } }),
          })),
        ]}
      />
    ),
    assignee: (task: ListedTask, place: MenuPlace) => (
      <LazyMenuPopup
        {...place}
        align="start"
        groups={[
          someone
            .filter(({ id }) => id !== task.assigneeId)
            .map(({ id, name }) => ({
              label: name,
              onSelect: () =>
                edit({
                  task,
                  change: { assigned_to: id },
                  seen: { assigned_to: task.assigneeId },
                  name: id && name,
                }),
            })),
        ]}
      />
    ),
    due: (task: ListedTask, place: MenuPlace) => (
      <DuePopup
        {...place}
        key={task.dueDate}
        due={task.dueDate}
        onChoose={(due) =>
          edit({ task, change: { due_date: due }, seen: { due_date: task.dueDate } })
        }
      />
    ),
  };
}
