import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { type Narrowable, searchedPage } from '@/lib/core/lists/search';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import type { EnquiryFilters } from './filters';
import {
  type DeskEnquiry,
  LISTED,
  type ListedEnquiry,
  listedEnquiry,
  WHOLE,
  wholeEnquiry,
} from './model';

/** Returns one page of the written questions that match the filters. */
export async function listEnquiries(
  leader: Leader,
  filters: EnquiryFilters,
  after: string | null = filters.after,
): Promise<Page<ListedEnquiry>> {
  const client = await sessionClient();
  const narrow = <Query extends Narrowable<Query>>(all: Query): Query => {
    let query = all;
    if (filters.awaiting) query = query.is('replied_at', null).is('quarantined_at', null);
    if (filters.quarantined === 'yes') query = query.not('quarantined_at', 'is', null);
    if (filters.quarantined === 'no') query = query.is('quarantined_at', null);
    if (filters.from) query = query.gte('created_at', startOfDay(filters.from));
    if (filters.to) query = query.lt('created_at', endOfDay(filters.to));
    return query;
  };
  const answer = await searchedPage(client, 'enquiries', client.from('enquiries').select(LISTED), {
    q: filters.q,
    narrow,
    order: orderOf(filters.sort),
    after,
  });
  const rows = z
    .array(listedEnquiry)
    .parse(dataOf(answer, `${leader.id} could not list enquiries`));
  return pageOf(rows, ({ askedAt }) => askedAt);
}

/** Returns a written question with its contact, or null. */
export async function readEnquiry(leader: Leader, id: string): Promise<DeskEnquiry | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client.from('enquiries').select(WHOLE).eq('id', id).maybeSingle();
  return wholeEnquiry.nullable().parse(dataOf(answer, `${leader.id} could not read enquiry ${id}`));
}
