import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { PAGE_SIZE, type Page, pageOf } from '@/lib/core/lists/keyset';
import { sessionClient } from '@/lib/core/supabase/session';
import type { TimelineFilters } from './filters';
import { type TimelineEntry, timelineEntry } from './schema';

/**
 * One page of everything about a contact, by any of their addresses, the newest first.
 * @throws Error if the database cannot be asked
 */
export async function readTimeline(
  leader: Leader,
  contact: string,
  { kind, after }: Pick<TimelineFilters, 'kind' | 'after'>,
): Promise<Page<TimelineEntry>> {
  const [, id, at] = after?.match(/^([^_]+)_(.+)$/) ?? [];
  const client = await sessionClient();
  const { data, error } = await client.rpc(
    'client_timeline',
    {
      client: contact,
      most: PAGE_SIZE + 1,
      ...(kind && { only_kind: kind }),
      ...(id && at && { before_id: id, before_at: at }),
    },
    { get: true },
  );
  if (error) throw new Error(`${leader.id} could not read ${contact}'s timeline`, { cause: error });
  return pageOf(z.array(timelineEntry).parse(data), (entry) => entry.at);
}
