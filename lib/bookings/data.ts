import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { serviceClient } from '@/lib/core/supabase/service';
import type { BookingInput } from './schema';

const bookingRow = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string().nullable(),
  company: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  meetingtype: z.string(),
  preferreddate: z.string(),
  ends_at: z.string(),
  projectdescription: z.string().nullable(),
  service_id: z.string().nullable(),
  service_title: z.string().nullable().default(null),
  visitor_time_zone: z.string().nullable(),
  requestdate: z.string(),
  status: z.enum(['scheduled', 'completed', 'no_show', 'cancelled']),
  updated_at: z.string(),
});

/** A consultation booking as the visitor's side sees it; instants are ISO timestamps in UTC. */
export type Booking = z.output<typeof bookingRow>;

/** Reads a booking from an event's payload. Throws if it is not one. */
export function parseBooking(value: unknown): Booking {
  return bookingRow.parse(value);
}

const bookAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['booked', 'replayed', 'moved', 'quarantined']),
    booking: bookingRow,
  }),
  /** `booking` is what the same form holds from an earlier attempt. */
  z.object({ outcome: z.literal('taken'), booking: bookingRow.nullable() }),
]);

/**
 * Stores a booking and its events in one transaction (spec section 7). The database decides who gets
 * a contested slot; a repeated idempotency key moves and corrects the booking it made first.
 * @throws Error if the database cannot be asked or refuses the row
 */
export async function storeBooking(
  input: BookingInput,
  startsAt: Date,
  context: {
    idempotencyKey?: string | undefined;
    service?: string | undefined;
    visitorTimeZone?: string | undefined;
    quarantineReason: string | null;
  },
): Promise<z.output<typeof bookAnswer>> {
  const { data, error } = await serviceClient().rpc('book_consultation', {
    booking: {
      firstname: input.firstName,
      lastname: input.lastName,
      company: input.company,
      email: input.email,
      phone: input.phone,
      meetingtype: 'Consultation',
      preferreddate: startsAt.toISOString(),
      projectdescription: input.message,
      service_id: context.service ?? null,
      visitor_time_zone: context.visitorTimeZone ?? null,
      idempotency_key: context.idempotencyKey ?? keyOfContent(input, startsAt),
      quarantine_reason: context.quarantineReason,
    },
  });
  if (error) throw new Error('The booking could not be stored', { cause: error });
  return bookAnswer.parse(data);
}

/**
 * Without JavaScript no key reaches us; the same content is then the same form. All of it counts: a part of it,
 * such as the address, would show a stranger who knows that part the rest of the booking.
 */
function keyOfContent(input: BookingInput, startsAt: Date): string {
  const hex = createHash('sha256')
    .update(
      JSON.stringify([
        startsAt.toISOString(),
        input.email.toLowerCase(),
        input.firstName,
        input.lastName,
        input.company,
        input.phone,
        input.message,
      ]),
    )
    .digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}

/** The booking a visitor manages by a signed link, or null. Throws if the database cannot be asked. */
export async function findBooking(id: string): Promise<Booking | null> {
  const { data, error } = await serviceClient()
    .from('consultation_bookings')
    .select(
      'id, firstname, lastname, company, email, phone, meetingtype, preferreddate, ends_at, projectdescription, service_id, visitor_time_zone, requestdate, status, updated_at, service:services(title)',
    )
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error('The booking cannot be read', { cause: error });
  return data && bookingRow.parse({ ...data, service_title: data.service?.title ?? null });
}

const changeAnswer = z.object({
  outcome: z.enum(['rescheduled', 'cancelled', 'taken', 'past', 'not_found']),
});

/** Moves a visitor's own booking; the caller has verified the signed link. */
export async function moveBooking(id: string, startsAt: Date) {
  const { data, error } = await serviceClient().rpc('reschedule_booking', {
    booking_id: id,
    starts_at: startsAt.toISOString(),
  });
  if (error) throw new Error('The booking could not be moved', { cause: error });
  return changeAnswer.parse(data).outcome;
}

/** Cancels a visitor's own booking; the caller has verified the signed link. */
export async function cancelBooking(id: string) {
  const { data, error } = await serviceClient().rpc('cancel_booking', { booking_id: id });
  if (error) throw new Error('The booking could not be cancelled', { cause: error });
  return changeAnswer.parse(data).outcome;
}

/** Takes the seat from bookings that have been in quarantine for too long, and tells how many there were. */
export async function expireBookingHolds(): Promise<number> {
  const { data, error } = await serviceClient().rpc('expire_booking_holds');
  if (error) throw new Error('Holds of bookings cannot be expired', { cause: error });
  return data;
}
