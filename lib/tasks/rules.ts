import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { humanize } from '@/lib/core/text/humanize';
import { businessDay, shortMoment } from '@/lib/core/time/business-time';
import { clockTime } from '@/lib/core/time/wall-clock';
import type { Task } from './model';
import type { TaskChange } from './schema';

export const TASK_STATUSES = ['todo', 'in_progress', 'blocked', 'completed'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Allowed changes of a task's status; the database enforces the same table. */
export const TASK_TRANSITIONS: Record<TaskStatus, readonly TaskStatus[]> = {
  todo: ['in_progress', 'blocked', 'completed'],
  in_progress: ['todo', 'blocked', 'completed'],
  blocked: ['todo', 'in_progress'],
  completed: ['todo', 'in_progress'],
};

export const TASK_PRIORITIES = ['urgent', 'high', 'medium', 'low'] as const;
export type TaskPriority = (typeof TASK_PRIORITIES)[number];

export const taskStatusNames: Record<TaskStatus, string> = {
  todo: 'To do',
  in_progress: 'In progress',
  blocked: 'Blocked',
  completed: 'Completed',
};

export const taskPriorityNames: Record<TaskPriority, string> = {
  urgent: 'Urgent',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

/** Returns why a task cannot move from one status to another, and which move to make first; null if it can. */
export function moveRefusal(from: TaskStatus, to: TaskStatus): string | null {
  const ways = TASK_TRANSITIONS[from];
  if (from === to || ways.includes(to)) return null;
  const first = ways.map((status) => taskStatusNames[status]).join(' or ');
  return `a task cannot go from ${taskStatusNames[from]} to ${taskStatusNames[to]}. Move it to ${first} first.`;
}

/** Returns whether a task is late at `now`; a completed one, or one without a due date, never is. */
export function isOverdue(task: { status: string; dueDate: string | null }, now: Date): boolean {
  return (
    task.status !== 'completed' && task.dueDate !== null && Date.parse(task.dueDate) < now.getTime()
  );
}

/** Returns the ids of the people whom a comment names as '@Full Name', each once. */
export function mentionedIn(
  body: string,
  people: readonly { id: string; name: string }[],
): string[] {
  const text = body.toLocaleLowerCase('en-US');
  return people
    .filter(({ name }) => text.includes(`@${name.toLocaleLowerCase('en-US')}`))
    .map(({ id }) => id);
}

/** Returns the name of a person by id, or a stand-in for somebody who no longer works here. */
export function personName(names: ReadonlyMap<string, string>, id: string | null): string {
  return (id && names.get(id)) || 'A former colleague';
}

const columnNames: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  due_date: 'Due',
  priority: 'Priority',
  status: 'Status',
  assigned_to: 'Assignee',
  team_id: 'Team',
  client_id: 'Client',
  booking_id: 'Booking',
};

function readableValue(column: string, value: unknown, names: ReadonlyMap<string, string>): string {
  if (value === null || value === undefined || value === '') return 'none';
  const text = String(value);
  if (column === 'due_date') return `${shortMoment(text)} ${BUSINESS_TIME_ZONE_NAME}`;
  const status = TASK_STATUSES.find((known) => known === text);
  if (column === 'status' && status) return taskStatusNames[status];
  if (column === 'priority') return humanize(text);
  return names.get(text) ?? text;
}

/** Returns the changes of one activity, such as 'Status: To do → In progress'; long and linked values are only named. */
export function changeSentences(
  changes: Record<string, { from?: unknown; to?: unknown }>,
  names: ReadonlyMap<string, string>,
): string[] {
  return Object.entries(changes).flatMap(([column, { from, to }]) => {
    const label = columnNames[column];
    if (!label) return [];
    if (['description', 'client_id', 'booking_id'].includes(column)) return [`${label} changed`];
    return [
      `${label}: ${readableValue(column, from, names)} → ${readableValue(column, to, names)}`,
    ];
  });
}

/** Returns the value that a change replaces, in the shape of a change. */
export function formerValue(
  change: TaskChange,
  former: {
    status: TaskStatus;
    priority: TaskPriority;
    assigned_to: string | null;
    team_id: string | null;
    due_date: string | null;
  },
): TaskChange {
  if ('status' in change) return { status: former.status };
  if ('priority' in change) return { priority: former.priority };
  if ('assigned_to' in change) return { assigned_to: former.assigned_to };
  if ('due_date' in change) return { due_date: former.due_date };
  return { team_id: former.team_id };
}

/** Returns the column that a change sets, and its value. */
export function columnOf(change: TaskChange): { column: string; value: string | null } {
  if ('status' in change) return { column: 'status', value: change.status };
  if ('priority' in change) return { column: 'priority', value: change.priority };
  if ('assigned_to' in change) return { column: 'assigned_to', value: change.assigned_to };
  if ('due_date' in change) return { column: 'due_date', value: change.due_date };
  return { column: 'team_id', value: change.team_id };
}

/** Returns what somebody else set meanwhile, such as 'Priority is now High', for a change in the list. */
export function changedSentence(change: TaskChange, names: ReadonlyMap<string, string>): string {
  const { column, value } = columnOf(change);
  return `${columnNames[column] ?? column} is now ${readableValue(column, value, names)}`;
}

/** Returns the names for those values of a task's form that are codes or ids. */
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

/** Returns the values of a task's form: the due instant as day and time in the business zone. */
export function taskValues(task: Task): Record<string, string> {
  const due = task.dueDate === null ? null : new Date(task.dueDate);
  return {
    title: task.title,
    description: task.description,
    dueDay: due ? businessDay(due) : '',
    dueTime: due ? clockTime(due) : '',
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
