import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { NOTIFICATION_KINDS } from '@/lib/notifications/rules';
import { type Preference, preference } from './model';

/** Returns the preferences of the person for every kind; both ways where they have not chosen. */
export async function readPreferences(staff: Staff): Promise<Preference[]> {
  const client = await sessionClient();
  const answer = await client
    .from('notification_preferences')
    .select('kind, inApp:in_app, byMail:by_mail')
    .eq('user_id', staff.id);
  const chosen = z
    .array(preference)
    .parse(dataOf(answer, `The preferences of ${staff.id} cannot be read`));
  return NOTIFICATION_KINDS.map(
    (kind) => chosen.find((one) => one.kind === kind) ?? { kind, inApp: true, byMail: true },
  );
}

/** Stores the preference of the person for one kind. */
export async function storePreference(
  staff: Staff,
  { kind, inApp, byMail }: Preference,
): Promise<void> {
  const client = await sessionClient();
  const answer = await client
    .from('notification_preferences')
    .upsert({ user_id: staff.id, kind, in_app: inApp, by_mail: byMail });
  dataOf(answer, `${staff.id} could not store a preference`);
}
