import { z } from 'zod';
import { bookingSchema } from '@/lib/bookings/schema';
import { BOOKING_STATUSES } from '@/lib/bookings/statuses';
import { typedText } from '@/lib/core/text/typed-text';
import { momentForm } from '@/lib/core/time/schema';

const blank = typedText().pipe(z.literal(''));
const optional = <Schema extends z.ZodType>(schema: Schema) => z.union([blank, schema]).default('');
const optionalId = z.union([z.guid(), z.literal('').transform(() => null)]).default(null);
const { firstName, lastName, email, phone, company } = bookingSchema.shape;

/** The fields that leaders edit. Fewer are required, because a person on the phone has not filled in a form. */
const writable = {
  firstname: firstName,
  lastname: lastName,
  company: optional(company),
  email,
  phone: optional(phone),
  meetingtype: typedText('Please name the kind of meeting.')
    .min(1, 'Please name the kind of meeting.')
    .max(80, 'Please keep it under 80 characters.'),
  service: optionalId,
  projectdescription: typedText().max(5000, 'Please keep it under 5,000 characters.').default(''),
  owner: optionalId,
  notes: typedText().max(10_000, 'Please keep the notes under 10,000 characters.').default(''),
};

/** The booking form of the drawer. */
export const bookingForm = z.object({ ...writable, id: z.guid(), version: z.string() });
export type BookingEdit = z.output<typeof bookingForm>;

/** The form of a new booking, with its day and time in the business zone. */
export const newBookingForm = momentForm.extend({ ...writable, host: optionalId });
export type NewBooking = z.output<typeof newBookingForm>;

/** The fields of both forms, by their names in `RecordForm` messages. */
export const bookingLabels = {
  day: 'Date',
  time: 'Time',
  firstname: 'First name',
  lastname: 'Last name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  meetingtype: 'Meeting',
  service: 'Service',
  projectdescription: 'Message',
  host: 'Host',
  owner: 'Owner',
  notes: 'Private notes',
};

export const bookingId = z.object({ id: z.guid() });
export const bookingIds = z.object({ ids: z.array(z.guid()).min(1).max(100) });

/** Notes about a completed consultation for its visitor. */
export const notesForm = z.object({
  id: z.guid(),
  sharedNotes: typedText('Please write the notes first.')
    .min(1, 'Please write the notes first.')
    .max(5000, 'Please keep the notes under 5,000 characters.'),
});

/** The single value that a bulk change sets. */
export const bookingChange = z.union([
  z.object({ status: z.enum(BOOKING_STATUSES).exclude(['scheduled']) }),
  z.object({ owner: z.guid().nullable() }),
  z.object({ replied: z.boolean() }),
]);
export type BookingChange = z.output<typeof bookingChange>;

export const bookingChanges = bookingIds.extend({ change: bookingChange });

/** The former value of a booking, and its version after the change. */
const formerBooking = z.object({
  id: z.guid(),
  version: z.string(),
  before: z.union([
    z.object({ status: z.enum(BOOKING_STATUSES) }),
    z.object({ owner_id: z.guid().nullable() }),
    z.object({ replied_at: z.string().nullable() }),
  ]),
});
export type FormerBooking = z.output<typeof formerBooking>;

export const formerBookings = z.object({ former: z.array(formerBooking).min(1).max(100) });
