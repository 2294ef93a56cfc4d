import 'server-only';
import type { Staff } from '@/lib/core/auth/guard';
import { sessionClient } from '@/lib/core/supabase/session';
import { NOTIFICATION_KINDS } from '@/lib/notifications/schema';
import type { Preference } from './schema';

/**
 * How the person wants to be told, of every kind.
 * @throws Error if the database cannot be asked
 */
export async function readPreferences(staff: Staff): Promise<Preference[]> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('notification_preferences')
    .select('kind, in_app, by_mail')
    .eq('user_id', staff.id);
  if (error) throw new Error(`The choices of ${staff.id} cannot be read`, { cause: error });
  const chosen = new Map(data.map((row) => [row.kind, row]));
  return NOTIFICATION_KINDS.map((kind) => ({
    kind,
    inApp: chosen.get(kind)?.in_app ?? true,
    byMail: chosen.get(kind)?.by_mail ?? true,
  }));
}

/**
 * Keeps how the person wants to be told of one kind.
 * @throws Error if the database cannot be asked or refuses
 */
export async function storePreference(
  staff: Staff,
  { kind, inApp, byMail }: Preference,
): Promise<void> {
  const client = await sessionClient();
  const { error } = await client
    .from('notification_preferences')
    .upsert({ user_id: staff.id, kind, in_app: inApp, by_mail: byMail });
  if (error) throw new Error(`${staff.id} could not choose`, { cause: error });
}
