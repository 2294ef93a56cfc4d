import 'server-only';
import { z } from 'zod';
import type { Editor } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { businessDay } from '@/lib/core/time/business-time';
import { dayPlus } from '@/lib/core/time/days';
import type { ContentTable } from '@/lib/paths';
import { type ResultRow, readsRow, resultRow } from './model';
import { LISTED_DAYS } from './rules';

/** Returns the first and last day of figures that end today, in the business zone. */
export function periodOf(days: number, now = new Date()): { first: string; last: string } {
  const last = businessDay(now);
  return { first: dayPlus(last, 1 - days), last };
}

/** Returns the results of a record between two business days. */
export async function readResults(
  editor: Editor,
  table: ContentTable,
  id: string,
  { first, last }: { first: string; last: string },
): Promise<ResultRow[]> {
  if (!z.guid().safeParse(id).success) return [];
  const client = await sessionClient();
  const answer = await client
    .rpc('content_results', { kind: table, record: id, first_day: first, last_day: last })
    .order('day')
    .order('figure')
    .order('detail');
  return z
    .array(resultRow)
    .parse(dataOf(answer, `${editor.id} could not read the results of ${table} ${id}`));
}

/** Returns the number of reads of each record in the last 30 days. */
export async function readReads(
  editor: Editor,
  table: ContentTable,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const client = await sessionClient();
  const { first } = periodOf(LISTED_DAYS);
  const answer = await client.rpc('content_reads', {
    kind: table,
    records: [...ids],
    first_day: first,
  });
  const rows = z
    .array(readsRow)
    .parse(dataOf(answer, `${editor.id} could not read how often ${table} were read`));
  return new Map(rows.map(({ record_id, reads }) => [record_id, reads]));
}
