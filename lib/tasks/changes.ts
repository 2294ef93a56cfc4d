import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { humanize } from '@/lib/core/text/humanize';
import { shortMoment } from '@/lib/core/time/business-time';
import type { TaskPriority } from './priorities';
import type { TaskChange } from './schema';
import { TASK_STATUSES, type TaskStatus, taskStatusNames } from './statuses';

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

/** Describes the changes of an activity, such as 'Status: To do → In progress'; omits long and linked values. */
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

/** Returns the previous value for a change, in the shape of a change. */
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

/** Returns the column and the value of a change. */
export function columnOf(change: TaskChange): { column: string; value: string | null } {
  if ('status' in change) return { column: 'status', value: change.status };
  if ('priority' in change) return { column: 'priority', value: change.priority };
  if ('assigned_to' in change) return { column: 'assigned_to', value: change.assigned_to };
  if ('due_date' in change) return { column: 'due_date', value: change.due_date };
  return { column: 'team_id', value: change.team_id };
}

/** Describes the current value after a conflicting change in the list, such as 'Priority is now High'. */
export function changedSentence(change: TaskChange, names: ReadonlyMap<string, string>): string {
  const { column, value } = columnOf(change);
  return `${columnNames[column] ?? column} is now ${readableValue(column, value, names)}`;
}
