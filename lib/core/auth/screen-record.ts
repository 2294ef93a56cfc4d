import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { log } from '@/lib/core/log';
import type { Database } from '@/lib/core/supabase/database.types';
import type { ScreenRecord } from './screens';

/**
 * Tells whether the caller may see a record with this id. If the database cannot be asked the answer is yes,
 * and the page that reads the record says what is wrong. Never throws.
 */
export async function recordExists(
  client: SupabaseClient<Database>,
  { table, id }: ScreenRecord,
): Promise<boolean> {
  const { data, error } = await client.from(table).select('id').eq('id', id).maybeSingle();
  if (error) log.error({ err: error, table }, 'a record cannot be looked up');
  return error !== null || data !== null;
}
