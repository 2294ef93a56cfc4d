'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/* Parts of the drawer, each loaded on demand. A static import would load all of them with the page. */
export const CreatedTask = lazyPart(
  () => import('./created-task').then((module) => module.CreatedTask),
  { whenIdle: true },
);
export const DeleteOpenTask = lazyPart(
  () => import('./delete-open-task').then((module) => module.DeleteOpenTask),
  { whenIdle: true },
);
export const NewOwnTask = lazyPart(
  () => import('./new-own-task').then((module) => module.NewOwnTask),
  { whenIdle: true },
);
export const OwnTask = lazyPart(() => import('./own-task').then((module) => module.OwnTask), {
  whenIdle: true,
});
export const TaskChecklist = lazyPart(
  () => import('./task-checklist').then((module) => module.TaskChecklist),
  { whenIdle: true },
);
export const TaskComments = lazyPart(
  () => import('./task-comments').then((module) => module.TaskComments),
  { whenIdle: true },
);
export const TaskForm = lazyPart(() => import('./task-form').then((module) => module.TaskForm), {
  whenIdle: true,
});
export const TaskRepeats = lazyPart(
  () => import('@/components/tasks/recurring/task-repeats').then((module) => module.TaskRepeats),
  { whenIdle: true },
);

/** Renders nothing. Preloads the drawer parts on the list page. */
export function IdleTaskParts() {
  return null;
}
