import { z } from 'zod';
import { limitedText, typedName, typedText } from '@/lib/core/text/typed-text';
import { PASSAGES } from '../passages';

const version = z.coerce.number().int().min(1).max(100_000);

/** Name and checkbox of an acceptance, submitted before the code is emailed. */
export const codeRequest = z.object({
  version,
  name: typedName('Please enter your name.')
    .min(2, 'Please enter your full name.')
    .max(160, 'A name must be at most 160 characters.'),
  agreed: z.literal('yes', 'Please check the box to accept.'),
});

/** Code from the email; spaces and dashes are accepted. */
export const codeEntry = z.object({
  version,
  code: typedText('Please enter the code from our email.')
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .refine((typed) => /^\d{6}$/.test(typed), 'Please enter the six digits from our email.'),
});

/** Reason for declining a proposal. */
export const declineInput = z.object({
  version,
  reason: limitedText(1000).min(1, 'Please say why, in a word or two.'),
});

/** Question about a passage. */
export const passageQuestion = z.object({
  version,
  passage: z.enum(Object.values(PASSAGES)),
  question: limitedText(2000).min(1, 'Please write your question.'),
});

export const seenInput = z.object({ version });
