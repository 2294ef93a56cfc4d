import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import type { Channel } from '@/lib/core/channel';
import { limitSubject } from '@/lib/core/security/client-address';
import { contentKey } from '@/lib/core/security/content-key';
import { hashed } from '@/lib/core/security/rate-limits/data';
import { PRIVACY_POLICY_VERSION } from '@/lib/core/seo/text-changed';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { businessDay } from '@/lib/core/time/business-time';
import { enquiryRow } from './model';
import type { EnquiryEnvelope, EnquiryInput } from './schema';

const requestAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['stored', 'quarantined']), enquiry: enquiryRow }),
  z.object({ outcome: z.literal('limited') }),
]);

/**
 * Stores a visitor's question with its email and event in one transaction, if the visitor is within the limit. Repeated
 * content of the same form is one enquiry; without JavaScript, repeated content on the same day.
 */
export async function requestEnquiry(
  input: EnquiryInput,
  context: EnquiryEnvelope & {
    ip: string;
    limit: { maxHits: number; windowSeconds: number };
    channel: Channel | null;
    quarantineReason: string | null;
  },
): Promise<z.output<typeof requestAnswer>> {
  const form = context.idempotencyKey ?? businessDay(new Date());
  const answer = await serviceClient().rpc('request_enquiry', {
    subject: hashed(limitSubject(context.ip, input.email)),
    max_hits: context.limit.maxHits,
    window_seconds: context.limit.windowSeconds,
    enquiry: {
      ...input,
      about: context.about ?? null,
      course: context.course ?? null,
      source: context.source ?? null,
      question: context.question ?? null,
      channel: context.channel,
      idempotency_key: contentKey([form, input]),
      quarantine_reason: context.quarantineReason,
      policy_version: PRIVACY_POLICY_VERSION,
    },
  });
  return requestAnswer.parse(dataOf(answer, 'The enquiry could not be stored'));
}

/**
 * Marks a question as answered, or as open again.
 * @returns whether it was changed
 */
export async function markEnquiry(
  leader: Leader,
  id: string,
  isAnswered: boolean,
): Promise<boolean> {
  const client = await sessionClient();
  const update = client
    .from('enquiries')
    .update({ replied_at: isAnswered ? new Date().toISOString() : null })
    .eq('id', id);
  const open = isAnswered ? update.is('replied_at', null) : update.not('replied_at', 'is', null);
  const answer = await open.select('id');
  return dataOf(answer, `${leader.id} could not mark enquiry ${id}`).length === 1;
}

/**
 * Releases a question from quarantine and queues its confirmation.
 * @returns whether it was in quarantine
 */
export async function releaseEnquiry(leader: Leader, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client
    .from('enquiries')
    .update({ quarantined_at: null, quarantine_reason: null })
    .eq('id', id)
    .not('quarantined_at', 'is', null)
    .select('id');
  return dataOf(answer, `${leader.id} could not release enquiry ${id}`).length === 1;
}

/**
 * Deletes a question; the audit log keeps it for restoring.
 * @returns whether it was deleted
 */
export async function deleteEnquiry(leader: Leader, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.from('enquiries').delete().eq('id', id).select('id');
  return dataOf(answer, `${leader.id} could not delete enquiry ${id}`).length === 1;
}
