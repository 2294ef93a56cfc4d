import 'server-only';
import { z } from 'zod';
import type { Channel } from '@/lib/core/channel';
import { limitSubject } from '@/lib/core/security/client-address';
import { contentKey } from '@/lib/core/security/content-key';
import { hashed } from '@/lib/core/security/rate-limits/data';
import { PRIVACY_POLICY_VERSION } from '@/lib/core/seo/text-changed';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { businessDay } from '@/lib/core/time/business-time';
import type { StoredEstimate } from './model';
import type { SendInput } from './schema';

const sendAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('sent'), email: z.string() }),
  z.object({ outcome: z.literal('limited') }),
]);

type SendContext = {
  ip: string;
  limit: { maxHits: number; windowSeconds: number };
  channel: Channel | null;
};

/**
 * Stores an estimate with its contact, email and event in one transaction, within the limits of the visitor and the
 * email address. Sending the same estimate to the same address again on the same day stores nothing new.
 */
export async function sendEstimate(
  input: SendInput,
  estimate: StoredEstimate,
  { ip, limit, channel }: SendContext,
): Promise<z.output<typeof sendAnswer>> {
  const answer = await serviceClient().rpc('send_estimate', {
    subject: hashed(limitSubject(ip, input.email)),
    max_hits: limit.maxHits,
    window_seconds: limit.windowSeconds,
    sent: {
      ...input,
      estimate,
      channel,
      idempotency_key: contentKey([businessDay(new Date()), input, estimate.query]),
      policy_version: PRIVACY_POLICY_VERSION,
    },
  });
  return sendAnswer.parse(dataOf(answer, 'The estimate could not be stored'));
}
