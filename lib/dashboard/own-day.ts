import { dayPlus } from '@/lib/core/time/days';
import { dayIn } from '@/lib/core/time/format';
import type { OwnTask } from './model';

/** A person's open tasks that are neither in their inbox nor in today's calendar; days are in the person's zone. */
export type OwnDay = Record<'waiting' | 'soon', OwnTask[]>;

/** Number of days ahead on a person's dashboard. */
export const DAYS_AHEAD = 7;

/** Groups open tasks into blocked ones and those due within a week. Leaves out tasks that are due today or overdue. */
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
