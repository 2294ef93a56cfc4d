import 'server-only';
import type { Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';

/** Snoozes items in a person's inbox, and deletes expired snoozes. */
export async function storeSnooze(
  staff: Staff,
  items: readonly string[],
  until: Date,
): Promise<void> {
  const client = await sessionClient();
  await client.from('inbox_snoozes').delete().lt('until', new Date().toISOString());
  const answer = await client
    .from('inbox_snoozes')
    .upsert(items.map((item) => ({ user_id: staff.id, item, until: until.toISOString() })));
  dataOf(answer, `${staff.id} could not put off ${items.join(', ')}`);
}

/** Ends a snooze of a person. */
export async function removeSnooze(staff: Staff, items: readonly string[]): Promise<void> {
  const client = await sessionClient();
  const answer = await client
    .from('inbox_snoozes')
    .delete()
    .eq('user_id', staff.id)
    .in('item', items);
  dataOf(answer, `${staff.id} could not show ${items.join(', ')} again`);
}
