import 'server-only';
import { addDays } from 'date-fns';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { notificationOf } from '@/lib/notifications/data';
import { type LeaderDashboard, leaderDashboardRow, ownDashboardRow } from './model';
import { DAYS_AHEAD, groupTasks, type Period, periodBefore } from './rules';

/** Returns the most urgent work of the leaders, the figures of a period and of the one before it, and what is new. */
export async function readLeaderDashboard(
  leader: Leader,
  period: Period,
): Promise<LeaderDashboard> {
  const client = await sessionClient();
  const answer = await client.rpc(
    'leader_dashboard',
    {
      compared_from: periodBefore(period).first,
      first_day: period.first,
      last_day: period.last,
    },
    { get: true },
  );
  return leaderDashboardRow.parse(dataOf(answer, `The dashboard of ${leader.id} cannot be read`));
}

/**
 * Returns the open tasks of a person that are blocked, late or due within a week, soonest first, and their newest
 * unread notifications.
 */
export async function readOwnDashboard(staff: Staff, now: Date) {
  const client = await sessionClient();
  const answer = await client.rpc(
    'own_dashboard',
    { due_before: addDays(now, DAYS_AHEAD + 1).toISOString() },
    { get: true },
  );
  const { tasks, news } = ownDashboardRow.parse(
    dataOf(answer, `The day of ${staff.id} cannot be read`),
  );
  return {
    day: groupTasks(tasks, staff.timeZone, now),
    news: news.map((row) => notificationOf(row, staff)),
  };
}
