import { z } from 'zod';
import { limitedText } from '@/lib/core/text/typed-text';

/** The form of a note; `id` and `version` are empty for a new one. */
export const noteForm = z.object({
  client: z.guid(),
  id: z.union([z.literal(''), z.guid()]),
  version: z.string(),
  body: limitedText(10_000).min(1, 'Please write a note.'),
});
export type NoteInput = z.output<typeof noteForm>;
