import 'server-only';
import type { Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';

/** Keeps something out of a person's inbox until a time, and forgets what has come back. */
export async function storeSnooze(staff: Staff, item: string, until: Date): Promise<void> {
  const client = await sessionClient();
  await client.from('inbox_snoozes').delete().lt('until', new Date().toISOString());
  const answer = await client
    .from('inbox_snoozes')
    .upsert({ user_id: staff.id, item, until: until.toISOString() });
  dataOf(answer, `${staff.id} could not put off ${item}`);
}

/** Shows something again that a person put off. */
export async function removeSnooze(staff: Staff, item: string): Promise<void> {
  const client = await sessionClient();
  const answer = await client
    .from('inbox_snoozes')
    .delete()
    .eq('user_id', staff.id)
    .eq('item', item);
  dataOf(answer, `${staff.id} could not show ${item} again`);
}
