export const TASK_STATUSES = ['todo', 'in_progress', 'blocked', 'completed'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Allowed status transitions; the database enforces the same table. */
export const TASK_TRANSITIONS: Record<TaskStatus, readonly TaskStatus[]> = {
  todo: ['in_progress', 'blocked', 'completed'],
  in_progress: ['todo', 'blocked', 'completed'],
  blocked: ['todo', 'in_progress'],
  completed: ['todo', 'in_progress'],
};

export const taskStatusNames: Record<TaskStatus, string> = {
  todo: 'To do',
  in_progress: 'In progress',
  blocked: 'Blocked',
  completed: 'Completed',
};

/** Returns why a task cannot change from one status to another, and which change must come first; null if it can. */
export function moveRefusal(from: TaskStatus, to: TaskStatus): string | null {
  const ways = TASK_TRANSITIONS[from];
  if (from === to || ways.includes(to)) return null;
  const first = ways.map((status) => taskStatusNames[status]).join(' or ');
  return `a task cannot go from ${taskStatusNames[from]} to ${taskStatusNames[to]}. Move it to ${first} first.`;
}
