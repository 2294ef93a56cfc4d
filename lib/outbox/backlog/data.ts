import 'server-only';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';

/** Returns the number of events that wait for delivery, and the age of the oldest in seconds. */
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
