import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { isUrgent, kindsOf } from '@/lib/notifications/kinds';
import { type Preference, preference } from './model';

/** Returns the person's preferences for every kind that they can get, with defaults where they have not chosen. */
export async function readPreferences(staff: Staff): Promise<Preference[]> {
  const client = await sessionClient();
  const answer = await client
    .from('notification_preferences')
    .select('kind, inApp:in_app, byMail:by_mail, atOnce:at_once')
    .eq('user_id', staff.id);
  const chosen = z
    .array(preference.extend({ atOnce: z.boolean().nullable() }))
    .parse(dataOf(answer, `The preferences of ${staff.id} cannot be read`));
  return kindsOf(staff.role).map((kind) => {
    const ways = chosen.find((one) => one.kind === kind);
    return {
      kind,
      inApp: ways?.inApp ?? true,
      byMail: ways?.byMail ?? true,
      atOnce: ways?.atOnce ?? isUrgent(kind),
    };
  });
}

/** Stores the preference of the person for one kind. */
export async function storePreference(
  staff: Staff,
  { kind, inApp, byMail, atOnce }: Preference,
): Promise<void> {
  const client = await sessionClient();
  const answer = await client
    .from('notification_preferences')
    .upsert({ user_id: staff.id, kind, in_app: inApp, by_mail: byMail, at_once: atOnce });
  dataOf(answer, `${staff.id} could not store a preference`);
}
