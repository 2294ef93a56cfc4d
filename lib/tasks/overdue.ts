/** Returns whether a task is overdue at `now`; always false for completed tasks and those without a due date. */
export function isOverdue(task: { status: string; dueDate: string | null }, now: Date): boolean {
  return (
    task.status !== 'completed' && task.dueDate !== null && Date.parse(task.dueDate) < now.getTime()
  );
}
