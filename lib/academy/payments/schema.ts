import { z } from 'zod';
import { typedCents, typedText } from '@/lib/core/text/typed-text';
import { isCalendarDay } from '@/lib/core/time/wall-clock';

/** A payment recorded by staff. */
export const paymentSchema = z.object({
  id: z.guid(),
  number: typedText('Please enter the number of the invoice.')
    .min(1, 'Please enter the number of the invoice.')
    .max(60, 'The number must be at most 60 characters.'),
  amount: typedCents(999_999_900, 'Please enter the amount.').transform((cents) => cents / 100),
  paidOn: z.string('Please enter the day.').refine(isCalendarDay, 'Please enter the day.'),
});
export type PaymentInput = z.output<typeof paymentSchema>;

/** Input of the staff actions for one payment. */
export const paymentInput = z.object({ id: z.guid() });
