import 'server-only';
import { addDays } from 'date-fns';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import {
  type Agenda,
  agendaRow,
  type DailyFigure,
  figureRow,
  type LandingPage,
  landingPageRow,
  ownTaskRow,
  type RecentChange,
  recentChangeRow,
} from './model';
import { DAYS_AHEAD, groupTasks, type OwnDay, type Period, periodBefore } from './rules';

/** Returns the most urgent work of the leaders. */
export async function readAgenda(leader: Leader): Promise<Agenda> {
  const client = await sessionClient();
  const answer = await client.rpc('leader_agenda', {}, { get: true });
  return agendaRow.parse(dataOf(answer, `The agenda of ${leader.id} cannot be read`));
}

/** Returns the figures of each day of a period and of the period before it. */
export async function readFigures(leader: Leader, period: Period): Promise<DailyFigure[]> {
  const client = await sessionClient();
  const answer = await client.rpc(
    'daily_figures',
    { first_day: periodBefore(period).first, last_day: period.last },
    { get: true },
  );
  return z.array(figureRow).parse(dataOf(answer, `The figures of ${leader.id} cannot be read`));
}

/** Returns the sections of the public site where the visits of a period started, most visited first. */
export async function readLandingPages(leader: Leader, period: Period): Promise<LandingPage[]> {
  const client = await sessionClient();
  const answer = await client.rpc(
    'landing_pages',
    { first_day: period.first, last_day: period.last },
    { get: true },
  );
  return z.array(landingPageRow).parse(dataOf(answer, `Visits cannot be read by ${leader.id}`));
}

/** Returns the newest entries of the audit log. */
export async function readRecentChanges(leader: Leader, most: number): Promise<RecentChange[]> {
  const client = await sessionClient();
  const answer = await client
    .rpc('recent_changes', { most }, { get: true })
    .select('id, table:table_name, recordId:record_id, action, actor, label, at');
  return z.array(recentChangeRow).parse(dataOf(answer, `Changes cannot be read by ${leader.id}`));
}

/** Upper limit of the tasks on the dashboard; the list has the others. */
const MAX_TASKS = 100;

/** Returns the open tasks of a person that are blocked, late or due within a week, soonest first. */
export async function readOwnDay(staff: Staff, now: Date): Promise<OwnDay> {
  const client = await sessionClient();
  const until = addDays(now, DAYS_AHEAD + 1).toISOString();
  const answer = await client
    .from('tasks')
    .select('id, title, priority, status, dueDate:due_date')
    .eq('assigned_to', staff.id)
    .neq('status', 'completed')
    .or(`due_date.lt.${until},status.eq.blocked`)
    .order('due_date', { nullsFirst: false })
    .order('id')
    .limit(MAX_TASKS);
  const tasks = z.array(ownTaskRow).parse(dataOf(answer, `The day of ${staff.id} cannot be read`));
  return groupTasks(tasks, staff.timeZone, now);
}
