import { z } from 'zod';
import { contentTable } from '@/lib/core/cache/change';
import { typedText } from '@/lib/core/text/typed-text';

const MAX_WORDS = 2000;
const MAX_PASSAGE = 1000;

const tooLong = (what: string, most: number) => `${what} must be at most ${most} characters.`;

/** A draft to review, with a note from its writer. */
export const askInput = z.object({
  table: contentTable,
  id: z.guid(),
  note: typedText().max(MAX_WORDS, tooLong('The note', MAX_WORDS)),
});

/** Reason for sending a draft back to its writer. */
export const sendBackInput = z.object({
  table: contentTable,
  review: z.guid(),
  answer: typedText()
    .min(1, 'Please say why you send it back.')
    .max(MAX_WORDS, tooLong('The answer', MAX_WORDS)),
});

/** A comment on a passage; an empty passage means the whole text. */
export const commentInput = z.object({
  table: contentTable,
  review: z.guid(),
  passage: typedText().max(MAX_PASSAGE, tooLong('The passage', MAX_PASSAGE)),
  comment: typedText()
    .min(1, 'Please write a comment.')
    .max(MAX_WORDS, tooLong('The comment', MAX_WORDS)),
});
