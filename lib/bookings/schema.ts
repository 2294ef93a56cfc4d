import { z } from 'zod';
import { SLOT_LABELS } from '@/lib/bookings/availability/slot-labels';
import { typedEmail, typedName, typedText } from '@/lib/core/text/typed-text';
import { isCalendarDay } from '@/lib/core/time/wall-clock';
import { BOOKING_TOPICS } from '@/lib/paths/visitors';
import { MAX_QUERY_LENGTH } from '@/lib/tools/calculator/carried';

const required = { date: 'A date is required.', time: 'A time is required.' };

/** A day of the business zone and one of the 17 slots. */
export const bookingTimeSchema = z.object({
  date: z.string(required.date).refine(isCalendarDay, required.date),
  time: z.string(required.time).refine((label) => SLOT_LABELS.includes(label), required.time),
});

/** The consultation form (spec section 5), shared by the form and its action. */
export const bookingSchema = bookingTimeSchema.extend({
  firstName: typedName('First name must be at least 2 characters.')
    .min(2, 'First name must be at least 2 characters.')
    .max(100, 'First name must be at most 100 characters.'),
  lastName: typedName().max(100, 'Last name must be at most 100 characters.').default(''),
  email: typedEmail,
  phone: typedText('Please enter a valid phone number.')
    .min(10, 'Please enter a valid phone number.')
    .max(40, 'Please enter a valid phone number.'),
  company: typedText('Please enter your company name.')
    .min(2, 'Please enter your company name.')
    .max(160, 'Company name must be at most 160 characters.'),
  message: typedText().max(4000, 'Please keep your message under 4,000 characters.').default(''),
});

/** Reason of a visitor for a move or cancellation; for staff. */
export const changeReasonSchema = z.object({
  reason: typedText().max(500, 'Please keep the reason under 500 characters.').default(''),
});

/** The input fields of the form, before the schema applies defaults. */
export type BookingFields = z.input<typeof bookingSchema>;
export type BookingInput = z.output<typeof bookingSchema>;

/**
 * Hidden fields that the page adds to the visitor's input, to protect against bots and duplicates. Unreadable values
 * count as absent, so that they never cost a visitor the booking. Only an unreadable `website` counts as filled in,
 * which is a sign of a bot.
 */
export const bookingEnvelopeSchema = z.object({
  idempotencyKey: z.guid().optional().catch(undefined),
  formToken: z.string().max(200).optional().catch(undefined),
  website: z.string().optional().catch('unreadable'),
  service: z.guid().optional().catch(undefined),
  about: z.enum(BOOKING_TOPICS).optional().catch(undefined),
  course: typedText().max(200).optional().catch(undefined),
  estimate: z.string().max(MAX_QUERY_LENGTH).optional().catch(undefined),
  visitorTimeZone: z.string().max(60).optional().catch(undefined),
});

/** The course or service in a link to a form. */
export const subjectQuery = z.union([
  z.object({
    course: z
      .string()
      .max(200)
      .regex(/^[a-z0-9-]+$/),
  }),
  z.object({ service: z.guid() }),
]);
