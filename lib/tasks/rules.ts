export const TASK_STATUSES = ['todo', 'in_progress', 'blocked', 'completed'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Allowed changes of a task's status; the database enforces the same table. */
export const TASK_TRANSITIONS: Record<TaskStatus, readonly TaskStatus[]> = {
  todo: ['in_progress', 'blocked', 'completed'],
  in_progress: ['todo', 'blocked', 'completed'],
  blocked: ['todo', 'in_progress'],
  completed: ['todo', 'in_progress'],
};
