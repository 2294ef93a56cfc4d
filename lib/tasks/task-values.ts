import { businessDay } from '@/lib/core/time/business-time';
import { clockTime } from '@/lib/core/time/wall-clock';
import type { Task } from './model';
import { taskPriorityNames } from './priorities';
import { taskStatusNames } from './statuses';

/** Returns display names for form values that are codes or ids. */
export function shownTaskValues(task: Task): Record<string, string> {
  return {
    status: taskStatusNames[task.status],
    priority: taskPriorityNames[task.priority],
    assignee: task.assigneeName ?? '',
    team: task.teamName ?? '',
    client: task.clientName ?? '',
    booking: task.bookingName ?? '',
  };
}

/** Splits the due instant of a task into day and time in the business zone. */
export function dueValues({ dueDate }: { dueDate: string | null }) {
  const due = dueDate === null ? null : new Date(dueDate);
  return { dueDay: due ? businessDay(due) : '', dueTime: due ? clockTime(due) : '' };
}

/** Returns the form values of a task. */
export function taskValues(task: Task): Record<string, string> {
  return {
    title: task.title,
    description: task.description,
    ...dueValues(task),
    priority: task.priority,
    status: task.status,
    assignee: task.assigneeId ?? '',
    team: task.teamId ?? '',
    client: task.clientId ?? '',
    clientName: task.clientName ?? '',
    booking: task.bookingId ?? '',
    bookingName: task.bookingName ?? '',
  };
}
