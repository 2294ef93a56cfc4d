import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { searchLines } from '@/lib/core/text/search-forms';
import { type FoundRecord, foundRow } from './model';
import { detailText } from './rules';

/** Maximum number of records per kind. */
const MAX_OF_EACH = 5;

/**
 * Returns records in which every word of `search` is the beginning of a word, a few of each kind. Leaders find tasks,
 * colleagues, teams, contacts, bookings, written questions and content; members find the tasks assigned to them and
 * colleagues by name.
 */
export async function searchRecords(staff: Staff, search: string): Promise<FoundRecord[]> {
  const client = await sessionClient();
  const answer = await client.rpc(
    'search_staff',
    { search: searchLines(search), most: MAX_OF_EACH },
    { get: true },
  );
  return z
    .array(foundRow)
    .parse(dataOf(answer, `The search of ${staff.id} failed`))
    .map(({ at, ...row }) => ({ ...row, detail: detailText({ ...row, at }) }));
}
