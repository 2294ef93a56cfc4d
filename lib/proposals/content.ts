import { z } from 'zod';
import { limitedText } from '@/lib/core/text/typed-text';
import { cents } from '@/lib/deals/schema';

const MAX_ITEMS = 20;

/** Content of a version as stored in the database. Amounts are integers of cents. */
export const proposalContent = z.object({
  title: z.string(),
  intro: z.string(),
  items: z
    .object({
      service_id: z.string().nullable(),
      title: z.string(),
      detail: z.string(),
      once_cents: z.number(),
      month_cents: z.number(),
    })
    .array(),
  steps: z.object({ title: z.string(), when: z.string() }).array(),
  promise: z.string().array(),
  terms: z.string(),
});
export type ProposalContent = z.output<typeof proposalContent>;

/** An item as entered in the form, converted from dollars to cents. */
export const typedItem = z
  .object({
    service_id: z.guid().nullable(),
    title: limitedText(160).min(1, 'Please name the item.'),
    detail: limitedText(600),
    once: cents,
    month: cents,
  })
  .transform(({ once, month, ...item }) => ({ ...item, once_cents: once, month_cents: month }));

/** A step of the process as entered in the form. */
export const typedStep = z.object({
  title: limitedText(200).min(1, 'Please name the step.'),
  when: limitedText(40).min(1, 'Please say when, such as weeks 1 to 3.'),
});

/** Items and steps as sent by the form, each list as JSON text. */
export const typedParts = z.object({
  items: typedItem
    .array()
    .min(1, 'Please add an item.')
    .max(MAX_ITEMS, `A proposal has at most ${MAX_ITEMS} items.`),
  steps: typedStep.array().max(MAX_ITEMS, `A proposal has at most ${MAX_ITEMS} steps.`),
});

/** Returns the totals of the items; the database computes them in the same way. */
export function totalsOf(items: readonly { once_cents: number; month_cents: number }[]) {
  return {
    onceCents: items.reduce((sum, item) => sum + item.once_cents, 0),
    monthCents: items.reduce((sum, item) => sum + item.month_cents, 0),
  };
}
