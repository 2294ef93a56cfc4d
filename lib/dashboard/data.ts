import 'server-only';
import { addDays } from 'date-fns';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { homeArea } from '@/lib/core/auth/roles';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { InboxLists, InboxRow } from './inbox/model';
import { groupInbox, inboxItemOf, unlistedOf, withoutInbox } from './inbox/rules';
import { leaderDashboardRow, leaderFiguresRow, ownDashboardRow } from './model';
import { DAYS_AHEAD, groupTasks } from './own-day';
import { type Period, periodBefore } from './periods';

function inboxOf(rows: readonly InboxRow[], { role, timeZone }: Staff, now: Date): InboxLists {
  const context = { area: homeArea(role), timeZone, now };
  return groupInbox(rows.map((row) => inboxItemOf(row, context)));
}

/** Returns the open items of a leader, their day, the workload of everyone, the pipeline, and the won deals. */
export async function readLeaderDashboard(leader: Leader, now: Date) {
  const client = await sessionClient();
  const answer = await client.rpc('leader_dashboard', {}, { get: true });
  const { inbox, today, ...rest } = leaderDashboardRow.parse(
    dataOf(answer, `The dashboard of ${leader.id} cannot be read`),
  );
  return {
    ...rest,
    inbox: inboxOf(inbox, leader, now),
    today: withoutInbox(today, inbox),
    /** Open items beyond the limit of the inbox, or snoozed ones. */
    unlisted: unlistedOf(inbox, rest.agenda),
  };
}

/** Returns the daily figures of a period and of the period before it, its channels and its reply time. */
export async function readLeaderFigures(leader: Leader, period: Period) {
  const client = await sessionClient();
  const days = {
    compared_from: periodBefore(period).first,
    first_day: period.first,
    last_day: period.last,
  };
  const answer = await client.rpc('leader_figures', days, { get: true });
  return leaderFiguresRow.parse(dataOf(answer, `The figures for ${leader.id} cannot be read`));
}

/**
 * Returns the open items of a person, their day, and their open tasks that are blocked or due after today within a
 * week, soonest first.
 */
export async function readOwnDashboard(staff: Staff, now: Date) {
  const client = await sessionClient();
  const answer = await client.rpc(
    'own_dashboard',
    { due_before: addDays(now, DAYS_AHEAD + 1).toISOString() },
    { get: true },
  );
  const {
    tasks,
    inbox,
    today,
    first_steps: firstSteps,
  } = ownDashboardRow.parse(dataOf(answer, `The day of ${staff.id} cannot be read`));
  return {
    /** Null once the person is no longer new. */
    firstSteps,
    day: groupTasks(tasks, staff.timeZone, now),
    inbox: inboxOf(inbox, staff, now),
    today: withoutInbox(today, inbox),
  };
}
