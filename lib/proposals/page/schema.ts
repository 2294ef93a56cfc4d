import { z } from 'zod';
import { limitedText, typedName, typedText } from '@/lib/core/text/typed-text';
import { PASSAGES } from '../passages';

const version = z.coerce.number().int().min(1).max(100_000);

/** Name and box of an acceptance, before the code is mailed. */
export const codeRequest = z.object({
  version,
  name: typedName('Please enter your name.')
    .min(2, 'Please enter your full name.')
    .max(160, 'A name must be at most 160 characters.'),
  agreed: z.literal('yes', 'Please check the box to accept.'),
});

/** The code from the mail; spaces and dashes are no mistake. */
export const codeEntry = z.object({
  version,
  code: typedText('Please enter the code from our email.')
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .refine((typed) => /^\d{6}$/.test(typed), 'Please enter the six digits from our email.'),
});

/** Why a proposal is declined. */
export const declineInput = z.object({
  version,
  reason: limitedText(1000).min(1, 'Please say why, in a word or two.'),
});

/** A question on a passage. */
export const passageQuestion = z.object({
  version,
  passage: z.enum(Object.values(PASSAGES)),
  question: limitedText(2000).min(1, 'Please write your question.'),
});

export const seenInput = z.object({ version });
