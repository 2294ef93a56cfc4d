import 'server-only';
import { addDays } from 'date-fns';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { sessionClient } from '@/lib/core/supabase/session';
import { DAYS_AHEAD, groupTasks, type OwnDay, type Period, periodBefore } from './rules';
import {
  type Agenda,
  agenda,
  type DailyFigure,
  dailyFigure,
  type LandingPage,
  ownTask,
  type RecentChange,
  recentChange,
} from './schema';

/**
 * What needs a leader first.
 * @throws Error if the database cannot be asked
 */
export async function readAgenda(leader: Leader): Promise<Agenda> {
  const client = await sessionClient();
  const { data, error } = await client.rpc('leader_agenda', {}, { get: true });
  if (error) throw new Error(`The agenda of ${leader.id} cannot be read`, { cause: error });
  return agenda.parse(data);
}

/**
 * What each day of a period and of the period before it brought.
 * @throws Error if the database cannot be asked
 */
export async function readFigures(leader: Leader, period: Period): Promise<DailyFigure[]> {
  const client = await sessionClient();
  const { data, error } = await client.rpc(
    'daily_figures',
    {
      first_day: periodBefore(period).first,
      last_day: period.last,
    },
    { get: true },
  );
  if (error) throw new Error(`The figures of ${leader.id} cannot be read`, { cause: error });
  return z.array(dailyFigure).parse(data);
}

/**
 * The sections of the public site where visits of a period began, most first.
 * @throws Error if the database cannot be asked
 */
export async function readLandingPages(leader: Leader, period: Period): Promise<LandingPage[]> {
  const client = await sessionClient();
  const { data, error } = await client.rpc(
    'landing_pages',
    {
      first_day: period.first,
      last_day: period.last,
    },
    { get: true },
  );
  if (error) throw new Error(`Visits cannot be read by ${leader.id}`, { cause: error });
  return data;
}

/**
 * The newest entries of the audit log.
 * @throws Error if the database cannot be asked
 */
export async function readRecentChanges(leader: Leader, most: number): Promise<RecentChange[]> {
  const client = await sessionClient();
  const { data, error } = await client.rpc('recent_changes', { most }, { get: true });
  if (error) throw new Error(`Changes cannot be read by ${leader.id}`, { cause: error });
  return z.array(recentChange).parse(data);
}

/** Tasks of one's own day; whoever has more finds them in the list. */
const MOST_TASKS = 100;

/**
 * The open tasks of a person that are blocked, late or due within a week, soonest first.
 * @throws Error if the database cannot be asked
 */
export async function readOwnDay(staff: Staff, now: Date): Promise<OwnDay> {
  const client = await sessionClient();
  const until = addDays(now, DAYS_AHEAD + 1).toISOString();
  const { data, error } = await client
    .from('tasks')
    .select('id, title, priority, status, due_date')
    .eq('assigned_to', staff.id)
    .neq('status', 'completed')
    .or(`due_date.lt.${until},status.eq.blocked`)
    .order('due_date', { nullsFirst: false })
    .order('id')
    .limit(MOST_TASKS);
  if (error) throw new Error(`The day of ${staff.id} cannot be read`, { cause: error });
  return groupTasks(z.array(ownTask).parse(data), staff.timeZone, now);
}
