'use client';

import dynamic from 'next/dynamic';
import { loadWhenIdle } from '@/components/ui/load-when-idle';
import { untilLoaded } from '@/components/ui/until-loaded';

/*
 * The parts of the drawer, whose code loads when one is shown. A page would load that of all its parts at once.
 */
export const DeleteOpenTask = dynamic(() =>
  untilLoaded(() => import('./delete-open-task')).then((part) => part.DeleteOpenTask),
);
export const OwnTask = dynamic(() =>
  untilLoaded(() => import('./own-task')).then((part) => part.OwnTask),
);
export const TaskChecklist = dynamic(() =>
  untilLoaded(() => import('./task-checklist')).then((part) => part.TaskChecklist),
);
export const TaskComments = dynamic(() =>
  untilLoaded(() => import('./task-comments')).then((part) => part.TaskComments),
);
export const TaskForm = dynamic(() =>
  untilLoaded(() => import('./task-form')).then((part) => part.TaskForm),
);
export const TaskRepeats = dynamic(() =>
  untilLoaded(() => import('@/components/tasks/recurring/task-repeats')).then(
    (part) => part.TaskRepeats,
  ),
);

// Before the first drawer opens. In a list's own file, the bundler would load another copy of this code.
loadWhenIdle(() =>
  Promise.all([
    import('./delete-open-task'),
    import('./own-task'),
    import('./task-checklist'),
    import('./task-comments'),
    import('./task-form'),
    import('@/components/tasks/recurring/task-repeats'),
  ]),
);

/** Shows nothing: on the page of a list it lets the parts load. */
export function IdleTaskParts() {
  return null;
}
