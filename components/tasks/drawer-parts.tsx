'use client';

import dynamic from 'next/dynamic';

/*
 * The parts of the drawer, whose code loads when one is shown. A page would load that of all its parts at once.
 */
export const DeleteOpenTask = dynamic(() =>
  import('./delete-open-task').then((part) => part.DeleteOpenTask),
);
export const OwnTask = dynamic(() => import('./own-task').then((part) => part.OwnTask));
export const TaskChecklist = dynamic(() =>
  import('./task-checklist').then((part) => part.TaskChecklist),
);
export const TaskComments = dynamic(() =>
  import('./task-comments').then((part) => part.TaskComments),
);
export const TaskForm = dynamic(() => import('./task-form').then((part) => part.TaskForm));
