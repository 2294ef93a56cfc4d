import { z } from 'zod';
import { recordId } from '@/lib/core/text/record-id';
import { typedText } from '@/lib/core/text/typed-text';

/** Question of a registrant. */
export const questionSchema = z.object({
  question: typedText('Please write your question.')
    .min(1, 'Please write your question.')
    .max(500, 'A question must be at most 500 characters.'),
});

/** A vote for a question, or the withdrawal of one. */
export const voteSchema = z.object({ question: recordId, votes: z.enum(['yes', 'no']) });
