import 'server-only';
import type { Channel } from '@/lib/core/channel';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';

/** Counts the start of a visit in a section of the public site, by the class of its channel. */
export async function countVisit(section: string, channel: Channel | null): Promise<void> {
  dataOf(
    await serviceClient().rpc('count_visit', { page: section, ...(channel && { channel }) }),
    'A visit cannot be counted',
  );
}
