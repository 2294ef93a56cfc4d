import { dayPlus } from '@/lib/core/time/days';
import { dayIn } from '@/lib/core/time/format';
import type { OwnTask } from './model';

/** A person's open tasks that neither their inbox nor today's calendar has; the days are those of the person's zone. */
export type OwnDay = Record<'waiting' | 'soon', OwnTask[]>;

/** Days ahead that a person's dashboard covers. */
export const DAYS_AHEAD = 7;

/** Groups open tasks without those that are due until tonight: the blocked ones, and those due within a week. */
export function groupTasks(tasks: readonly OwnTask[], timeZone: string, now: Date): OwnDay {
  const today = dayIn(timeZone, now);
  const end = dayPlus(today, DAYS_AHEAD);
  const groups: OwnDay = { waiting: [], soon: [] };
  for (const task of tasks) {
    const day = task.dueDate && dayIn(timeZone, new Date(task.dueDate));
    if (day && day <= today) continue;
    if (task.status === 'blocked') groups.waiting.push(task);
    else if (day && day <= end) groups.soon.push(task);
  }
  return groups;
}
