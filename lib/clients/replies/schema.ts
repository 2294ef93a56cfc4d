import { z } from 'zod';
import { leftPlaceholder, REPLY_KINDS } from '@/lib/clients/templates/rules';
import { subjectLine } from '@/lib/clients/templates/schema';
import { limitedText } from '@/lib/core/text/typed-text';

/** The record of the person to reply to. */
export const repliedRecord = z.object({ kind: z.enum(REPLY_KINDS), record: z.guid() });

/**
 * The form of a reply. The recipient is the person of the record, not a form field. `key` identifies the opened form:
 * the same text with the same key is sent once.
 */
export const replyForm = repliedRecord
  .extend({
    key: z.guid(),
    subject: subjectLine,
    body: limitedText(10_000).min(1, 'Please write the text.'),
  })
  .check(({ value, issues }) => {
    for (const field of ['subject', 'body'] as const) {
      const left = leftPlaceholder(value.kind, value[field]);
      if (!left) continue;
      issues.push({
        code: 'custom',
        path: [field],
        message: `Please replace ${left}.`,
        input: value[field],
      });
    }
  });
export type ReplyInput = z.output<typeof replyForm>;
