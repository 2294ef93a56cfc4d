import { z } from 'zod';
import { limitedText, typedText } from '@/lib/core/text/typed-text';
import { isCalendarDay } from '@/lib/core/time/wall-clock';
import { typedParts } from '../content';

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A list sent as JSON text; errors include the position of the entry. */
const listText = <Row>(list: z.ZodType<Row[]>, noun: string) =>
  z.string().transform((text, context): Row[] => {
    const parsed = list.safeParse(parsedJson(text));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const place = issue?.path[0];
    const message = issue?.message ?? 'Please check the list.';
    context.addIssue({
      code: 'custom',
      message: typeof place === 'number' ? `${noun} ${place + 1}: ${message}` : message,
    });
    return z.NEVER;
  });

const lines = typedText()
  .transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .refine((found) => found.length <= 10, 'Please promise at most 10 things.')
  .refine(
    (found) => found.every((line) => line.length <= 300),
    'A line has at most 300 characters.',
  );

const body = {
  title: limitedText(160).min(1, 'Please enter a title.'),
  intro: limitedText(5000).min(1, 'Please write what you discussed.'),
  items: listText(typedParts.shape.items, 'Item'),
  steps: listText(typedParts.shape.steps, 'Step'),
  promise: lines.default([]),
  terms: limitedText(8000).min(1, 'Please write the terms.'),
};

export const REMINDERS = ['3', '5', '7', '14'] as const;

/** The form of a draft. */
export const proposalForm = z.object({
  ...body,
  deal: z.guid(),
  version: z.string().default(''),
  termsVersion: limitedText(40).min(1, 'Please name the version of the terms.'),
  validUntil: z.string().refine(isCalendarDay, 'Please enter a date.'),
  remindAfter: z.union([z.literal(''), z.enum(REMINDERS)]).default(''),
});
export type ProposalInput = z.output<typeof proposalForm>;

export const proposalLabels = {
  title: 'Title',
  intro: 'What you discussed',
  items: 'Items',
  steps: 'Process',
  promise: 'What we promise',
  terms: 'Terms',
  termsVersion: 'Version of the terms',
  validUntil: 'Valid until',
  remindAfter: 'Reminder',
};

/** A template: the text of a draft under a name. */
export const templateForm = z.object({ ...body, name: limitedText(80).min(1, 'Please name it.') });

export const proposalStep = z.object({ id: z.guid(), version: z.number().int() });
export const proposalId = z.object({ id: z.guid() });

/** Answer to a question. */
export const answerForm = z.object({
  question: z.guid(),
  answer: limitedText(4000).min(1, 'Please write the answer.'),
});

/** Returns the content entered in a form. */
export function contentOf({
  title,
  intro,
  items,
  steps,
  promise,
  terms,
}: z.output<typeof templateForm> | ProposalInput) {
  return { title, intro, items, steps, promise, terms };
}
