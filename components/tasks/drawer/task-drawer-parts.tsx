'use client';

import dynamic from 'next/dynamic';
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

/** Loads the code of all parts, before the first drawer opens. */
export const loadDrawerParts = () =>
  Promise.all([
    import('./delete-open-task'),
    import('./own-task'),
    import('./task-checklist'),
    import('./task-comments'),
    import('./task-form'),
    import('@/components/tasks/recurring/task-repeats'),
  ]);
