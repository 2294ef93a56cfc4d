import { z } from 'zod';
import { typedEmail, typedName, typedText } from '@/lib/core/text/typed-text';
import { BOOKING_TOPICS } from '@/lib/paths/visitors';

/** The form of a written question. */
export const enquirySchema = z.object({
  name: typedName('Please enter your name.')
    .min(2, 'Please enter your name.')
    .max(160, 'Your name must be at most 160 characters.'),
  email: typedEmail,
  company: typedText().max(160, 'Company name must be at most 160 characters.').default(''),
  message: typedText('Please write your question, in ten characters or more.')
    .min(10, 'Please write your question, in ten characters or more.')
    .max(4000, 'Please keep your question under 4,000 characters.'),
});
export type EnquiryInput = z.output<typeof enquirySchema>;

/**
 * Hidden fields that the page adds. Unreadable values count as absent, so that they never cost a visitor the question.
 * Only an unreadable `website` counts as filled in, which is a sign of a bot.
 */
export const enquiryEnvelopeSchema = z.object({
  idempotencyKey: z.guid().optional().catch(undefined),
  formToken: z.string().max(200).optional().catch(undefined),
  website: z.string().optional().catch('unreadable'),
  about: z.enum(BOOKING_TOPICS).optional().catch(undefined),
  course: typedText().max(200).optional().catch(undefined),
  /** A search question without an answer on the site. */
  question: typedText().max(200).optional().catch(undefined),
  source: z
    .string()
    .max(200)
    .regex(/^\/(?!\/)/)
    .optional()
    .catch(undefined),
});
export type EnquiryEnvelope = z.output<typeof enquiryEnvelopeSchema>;

export const enquiryId = z.object({ id: z.guid() });

/** Marks questions as answered, or as open again. */
export const enquiryMark = enquiryId.extend({ isAnswered: z.boolean() });
