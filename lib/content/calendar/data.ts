import 'server-only';
import type { Editor } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { dayPlus } from '@/lib/core/time/days';
import { instantAt } from '@/lib/core/time/wall-clock';
import { type ContentMonth, calendarEntry } from './model';
import { weeksOf } from './months';
import type { ScheduleMove } from './schema';

/** Upper limit of entries shown for a day; the day shows how many more there are. */
const MAX_PER_DAY = 8;

/** Returns the entries of the editor's kinds of content in the weeks of a month. */
export async function readContentMonth(editor: Editor, month: string): Promise<ContentMonth> {
  const weeks = weeksOf(month);
  const [first = '', last = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const client = await sessionClient();
  const answer = await client
    .rpc(
      'content_calendar',
      {
        from_at: instantAt(first, '00:00').toISOString(),
        to_at: instantAt(dayPlus(last, 1), '00:00').toISOString(),
        per_day: MAX_PER_DAY,
      },
      { get: true },
    )
    .select('entry, kind, id, title, at, notifies, day, dayTotal:day_total');
  const failed = `The content calendar of ${editor.id} cannot be read`;
  return { month, weeks, entries: calendarEntry.array().parse(dataOf(answer, failed)) };
}

/**
 * Reschedules a record under the editor's own session.
 * @returns the stored time; null if the record is no longer scheduled for the time that the editor saw, or if the
 * editor may not schedule it
 */
export async function storeSchedule(
  editor: Editor,
  { table, id, from, to }: ScheduleMove,
): Promise<string | null> {
  const client = await sessionClient();
  const answer = await client
    .from(table)
    .update({ published_at: to })
    .eq('id', id)
    .eq('state', 'scheduled')
    .eq('published_at', from)
    .select('published_at')
    .maybeSingle();
  return dataOf(answer, `${editor.id} could not move a schedule`)?.published_at ?? null;
}
