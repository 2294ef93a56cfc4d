/** Returns whether a task is late at `now`; a completed one, or one without a due date, never is. */
export function isOverdue(task: { status: string; dueDate: string | null }, now: Date): boolean {
  return (
    task.status !== 'completed' && task.dueDate !== null && Date.parse(task.dueDate) < now.getTime()
  );
}
