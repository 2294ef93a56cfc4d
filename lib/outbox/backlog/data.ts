import 'server-only';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';

/** Returns how many events wait for their delivery, and the age in seconds of the oldest. */
export async function readBacklog(): Promise<{ waiting: number; oldestSeconds: number }> {
  const answer = await serviceClient()
    .from('outbox')
    .select('created_at', { count: 'exact' })
    .eq('status', 'pending')
    .order('created_at')
    .limit(1);
  const [oldest] = dataOf(answer, 'The outbox cannot be counted');
  const waitsSince = oldest ? Date.parse(oldest.created_at) : Date.now();
  return { waiting: answer.count ?? 0, oldestSeconds: (Date.now() - waitsSince) / 1000 };
}
