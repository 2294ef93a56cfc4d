'use client';

import dynamic from 'next/dynamic';
import { loadWhenIdle } from '@/components/ui/load-when-idle';
import { untilLoaded } from '@/components/ui/until-loaded';

const loadDeleteOpenTask = () => import('./delete-open-task');
const loadOwnTask = () => import('./own-task');
const loadTaskChecklist = () => import('./task-checklist');
const loadTaskComments = () => import('./task-comments');
const loadTaskForm = () => import('./task-form');
const loadTaskRepeats = () => import('@/components/tasks/recurring/task-repeats');

/*
 * The parts of the drawer, whose code loads when one is shown. A page would load that of all its parts at once.
 */
export const DeleteOpenTask = dynamic(() =>
  untilLoaded(loadDeleteOpenTask).then((part) => part.DeleteOpenTask),
);
export const OwnTask = dynamic(() => untilLoaded(loadOwnTask).then((part) => part.OwnTask));
export const TaskChecklist = dynamic(() =>
  untilLoaded(loadTaskChecklist).then((part) => part.TaskChecklist),
);
export const TaskComments = dynamic(() =>
  untilLoaded(loadTaskComments).then((part) => part.TaskComments),
);
export const TaskForm = dynamic(() => untilLoaded(loadTaskForm).then((part) => part.TaskForm));
export const TaskRepeats = dynamic(() =>
  untilLoaded(loadTaskRepeats).then((part) => part.TaskRepeats),
);

// Before the first drawer opens. An import() within dynamic() would be another copy of the code.
loadWhenIdle(() =>
  Promise.all([
    loadDeleteOpenTask(),
    loadOwnTask(),
    loadTaskChecklist(),
    loadTaskComments(),
    loadTaskForm(),
    loadTaskRepeats(),
  ]),
);

/** Shows nothing: on the page of a list it lets the parts load. */
export function IdleTaskParts() {
  return null;
}
