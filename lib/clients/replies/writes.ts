import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ReplyInput } from './schema';

const sendAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('stored'), id: z.string() }),
  z.object({ outcome: z.literal('limited') }),
  z.object({ outcome: z.literal('not_found') }),
]);

/**
 * Stores a reply and queues its email in one transaction. The same text of the same form is stored once.
 * @returns its id; 'limited' after too many in an hour, 'not_found' if the person may not reply to such a record
 */
export async function storeReply(
  staff: Staff,
  { kind, record, subject, body, key }: ReplyInput,
): Promise<{ id: string } | 'limited' | 'not_found'> {
  const client = await sessionClient();
  const answer = await client.rpc('send_reply', {
    kind,
    record,
    subject,
    body,
    idempotency_key: key,
  });
  const stored = sendAnswer.parse(dataOf(answer, `${staff.id} could not reply about ${record}`));
  return stored.outcome === 'stored' ? { id: stored.id } : stored.outcome;
}
