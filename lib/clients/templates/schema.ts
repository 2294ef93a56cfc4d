import { z } from 'zod';
import { limitedText } from '@/lib/core/text/typed-text';
import {
  placeholders,
  REPLY_KINDS,
  type ReplyKind,
  riskyPlaceholder,
  unknownPlaceholder,
} from './rules';

/** A subject is one line, because a line break would start another header of the email. */
export const subjectLine = limitedText(200)
  .min(1, 'Please write a subject.')
  .regex(/^\P{Cc}*$/u, 'Please write the subject in one line.');

/** Returns the problem of the placeholders in a text as a sentence; null if there is none. */
function placeholderMistake(kind: ReplyKind, text: string): string | null {
  const unknown = unknownPlaceholder(kind, text);
  if (unknown) {
    const known = placeholders[kind].map((name) => `{${name}}`).join(', ');
    return `${unknown} is not a placeholder here. These are: ${known}.`;
  }
  const risky = riskyPlaceholder(text);
  return (
    risky &&
    `${risky} is not always known. Please put it in brackets with the words that depend on it: [about ${risky}].`
  );
}

/** The form of a template; `id` and `version` (its updated_at) are empty for a new one. */
export const templateForm = z
  .object({
    id: z.union([z.literal(''), z.guid()]),
    version: z.string(),
    kind: z.enum(REPLY_KINDS, 'Please choose what it answers.'),
    name: limitedText(80).min(1, 'Please enter a name.'),
    subject: subjectLine,
    body: limitedText(5000).min(1, 'Please write the text.'),
  })
  .check(({ value, issues }) => {
    for (const field of ['subject', 'body'] as const) {
      const message = placeholderMistake(value.kind, value[field]);
      if (message) issues.push({ code: 'custom', path: [field], message, input: value[field] });
    }
  });
export type TemplateInput = z.output<typeof templateForm>;
