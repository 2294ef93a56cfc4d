import 'server-only';
import { z } from 'zod';
import type { Editor } from '@/lib/core/auth/guard';
import { containing, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { GapFilters } from './filters';
import { type SearchGap, searchGap } from './model';

const COLUMNS =
  'id, question, askedCount:asked_count, askedAt:asked_at, answeredAt:answered_at, answeredKind:answered_kind, answeredRecord:answered_record';

/** Returns a page of the unanswered questions to the public search, most frequent first. */
export async function listSearchGaps(
  editor: Editor,
  filters: GapFilters,
  after: string | null = filters.after,
): Promise<Page<SearchGap>> {
  const client = await sessionClient();
  let query = client.from('search_gaps').select(COLUMNS);
  if (filters.answered === 'yes') query = query.not('answered_at', 'is', null);
  if (filters.answered === 'no') query = query.is('answered_at', null);
  if (filters.q) query = query.or(containing(filters.q, ['question']));
  const answer = await keyset(query, orderOf(filters.sort), after);
  const rows = z
    .array(searchGap)
    .parse(dataOf(answer, `${editor.id} could not list unanswered questions`));
  return pageOf(rows, ({ askedCount }) => askedCount);
}
