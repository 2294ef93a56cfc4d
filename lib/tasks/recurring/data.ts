import 'server-only';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { nextDue, repetitionOf, shownDates } from './dates';
import { type Repetition, seriesRow, waitingRow } from './model';
import { recurrenceSentence } from './recurrence-sentence';
import type { Recurrence } from './schema';

/** Returns the repetition of a task; null if it does not repeat, or this person cannot see it. */
export async function readRepetition(staff: Staff, task: string): Promise<Repetition | null> {
  if (!z.guid().safeParse(task).success) return null;
  const client = await sessionClient();
  const answer = await client
    .from('tasks')
    .select('series:task_series(rule, startsOn:starts_on, at:at_time, made, endedAt:ended_at)')
    .eq('id', task)
    .maybeSingle();
  const row = dataOf(answer, `${staff.id} could not read how task ${task} repeats`);
  const series = seriesRow.parse(row?.series ?? null);
  if (!series || series.endedAt !== null) return null;
  return {
    rule: series.rule,
    sentence: recurrenceSentence(series.rule, series.startsOn),
    dates: shownDates(series, new Date(), series.made).map((date) => date.toISOString()),
  };
}

/** Previews a rule for a task; returns null if the task does not exist. */
export async function previewRepetition(
  leader: Leader,
  task: string,
  rule: Recurrence,
): Promise<Omit<Repetition, 'rule'> | null> {
  const client = await sessionClient();
  const answer = await client
    .from('tasks')
    .select('dueDate:due_date, series:task_series(made)')
    .eq('id', task)
    .maybeSingle();
  const row = dataOf(answer, `${leader.id} could not read task ${task}`);
  if (!row) return null;
  const due = row.dueDate === null ? null : new Date(row.dueDate);
  return repetitionOf(rule, due, new Date(), row.series?.made);
}

/**
 * Stores the recurrence rule of a task, counted from its due date; null ends the repetition.
 * @returns false if the task does not exist, or there is nothing to end
 */
export async function storeRepetition(
  leader: Leader,
  task: string,
  rule: Recurrence | null,
): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('repeat_task', { task, rule });
  return dataOf(answer, `${leader.id} could not repeat task ${task}`) !== 'gone';
}

/**
 * Creates the next task of each series without an open one, or ends the series. The database creates each task once,
 * even with concurrent calls.
 * @returns the number of created tasks
 */
export async function continueSeries(now = new Date()): Promise<number> {
  const client = serviceClient();
  const answer = await client
    .rpc('waiting_series')
    .select('id, rule, startsOn:starts_on, at:at_time, lastDue:last_due, made');
  const waiting = z.array(waitingRow).parse(dataOf(answer, 'Recurring tasks cannot be read'));
  const created = await Promise.all(
    waiting.map(async ({ id, lastDue, made, ...schedule }) => {
      const due = nextDue(schedule, { lastDue: new Date(lastDue), made, now });
      return dataOf(
        await client.rpc('continue_series', {
          series: id,
          made,
          ...(due && { due: due.toISOString() }),
        }),
        `Series ${id} cannot be continued`,
      );
    }),
  );
  return created.filter(Boolean).length;
}
