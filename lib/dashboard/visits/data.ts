import 'server-only';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';

/** Counts a visit that starts now in a section of the public site. */
export async function countVisit(section: string): Promise<void> {
  dataOf(await serviceClient().rpc('count_visit', { page: section }), 'A visit cannot be counted');
}
