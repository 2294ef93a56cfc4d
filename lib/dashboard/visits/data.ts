import 'server-only';
import { serviceClient } from '@/lib/core/supabase/service';

/**
 * Counts a visit that began in a section of the public site, among those of today in the business zone.
 * @throws Error if the database cannot be asked
 */
export async function countVisit(section: string): Promise<void> {
  const { error } = await serviceClient().rpc('count_visit', { page: section });
  if (error) throw new Error('A visit cannot be counted', { cause: error });
}
