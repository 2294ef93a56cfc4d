import 'server-only';
import { z } from 'zod';
import type { Channel } from '@/lib/core/channel';
import { log } from '@/lib/core/log';
import { limitSubject } from '@/lib/core/security/client-address';
import { contentKey } from '@/lib/core/security/content-key';
import { hashed } from '@/lib/core/security/rate-limits/data';
import { PRIVACY_POLICY_VERSION } from '@/lib/core/seo/text-changed';
import { dataOf } from '@/lib/core/supabase/answer';
import { publicClient } from '@/lib/core/supabase/public';
import { serviceClient } from '@/lib/core/supabase/service';
import type { BookingTopic } from '@/lib/paths/visitors';
import type { StoredEstimate } from '@/lib/tools/calculator/model';
import { type Booking, bookingRow } from './model';
import { type BookingInput, subjectQuery } from './schema';

const bookAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['booked', 'replayed', 'moved', 'quarantined']),
    booking: bookingRow,
  }),
  /** `booking` is the one that the same form made in an earlier attempt; `state` is for `readNearestSlots`. */
  z.object({
    outcome: z.literal('taken'),
    booking: bookingRow.nullable(),
    state: z.unknown(),
  }),
  z.object({ outcome: z.literal('closed'), state: z.unknown() }),
  z.object({ outcome: z.literal('limited') }),
]);

/**
 * Stores a booking and its events in one transaction (spec section 7), if the visitor is within the limit and the time
 * is offered. The database decides who gets a contested slot. A repeated idempotency key moves and corrects the booking
 * that it made first.
 */
export async function requestBooking(
  input: BookingInput,
  startsAt: Date,
  context: {
    ip: string;
    limit: { maxHits: number; windowSeconds: number };
    idempotencyKey?: string | undefined;
    service?: string | undefined;
    about?: BookingTopic | undefined;
    course?: string | undefined;
    visitorTimeZone?: string | undefined;
    estimate: StoredEstimate | null;
    channel: Channel | null;
    quarantineReason: string | null;
  },
): Promise<z.output<typeof bookAnswer>> {
  const answer = await serviceClient().rpc('request_booking', {
    subject: hashed(limitSubject(context.ip, input.email)),
    max_hits: context.limit.maxHits,
    window_seconds: context.limit.windowSeconds,
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
      about: context.about ?? null,
      course: context.course ?? null,
      visitor_time_zone: context.visitorTimeZone ?? null,
      estimate: context.estimate,
      channel: context.channel,
      idempotency_key: context.idempotencyKey ?? keyOfContent(input, startsAt),
      quarantine_reason: context.quarantineReason,
      policy_version: PRIVACY_POLICY_VERSION,
    },
  });
  return bookAnswer.parse(dataOf(answer, 'The booking could not be stored'));
}

/** Returns the idempotency key of a form that was sent without JavaScript. */
function keyOfContent(input: BookingInput, startsAt: Date): string {
  return contentKey([
    startsAt.toISOString(),
    input.email.toLowerCase(),
    input.firstName,
    input.lastName,
    input.company,
    input.phone,
    input.message,
  ]);
}

const titled = z.object({ title: z.string(), price: z.number().nullish() }).nullable();

/** Returns the published course or service in a link to the form, or null. */
export async function readSubject(
  named: { course: string } | { service: string },
): Promise<z.output<typeof titled>> {
  const client = publicClient();
  const answer =
    'course' in named
      ? await client.from('courses').select('title').eq('slug', named.course).maybeSingle()
      : await client
          .from('services')
          .select('title, price:price_from')
          .eq('id', named.service)
          .maybeSingle();
  return titled.parse(dataOf(answer, 'The subject of a booking cannot be read'));
}

/** Returns the named course or service; null if there is none, or if it cannot be read: the form works without it. */
export async function findSubject(link: { course: unknown } | { service: unknown }) {
  const named = subjectQuery.safeParse(link);
  if (!named.success) return null;
  return readSubject(named.data).catch((err: unknown) => {
    log.error({ err }, 'the subject of a form cannot be read');
    return null;
  });
}

/**
 * Adds the title of the course in a form, for the page of a refused form without JavaScript; the form contains
 * everything else.
 */
export async function addCourseTitle(form: FormData): Promise<void> {
  if (!form.has('course')) return;
  const course = await findSubject({ course: form.get('course') });
  form.set('courseTitle', course?.title ?? '');
}

/** Returns the booking that a visitor manages with a signed link, or null. */
export async function findBooking(id: string): Promise<Booking | null> {
  const answer = await serviceClient()
    .from('consultation_bookings')
    .select(
      'id, firstname, lastname, company, email, phone, meetingtype, preferreddate, ends_at, projectdescription, service_id, visitor_time_zone, requestdate, status, updated_at, changeable_until, cancelled_at, quarantined_at, room, meeting_url, about, course_id, service:services(title, price_from), course:courses(title), host:user_profiles!host_id(id, name, picture_url)',
    )
    .eq('id', id)
    .maybeSingle();
  const data = dataOf(answer, 'The booking cannot be read');
  if (!data) return null;
  return bookingRow.parse({
    ...data,
    service_title: data.service?.title ?? null,
    service_price: data.service?.price_from ?? null,
    course_title: data.course?.title ?? null,
  });
}

const changeAnswer = z.object({
  outcome: z.enum([
    'rescheduled',
    'cancelled',
    'closed',
    'taken',
    'past',
    'too_late',
    'not_found',
    'changed',
    'other_host',
  ]),
  /** Name of the other host. */
  name: z.string().optional(),
  /** For `readNearestSlots`, if the time was closed or taken. */
  state: z.unknown().optional(),
});

/**
 * Moves a visitor's own booking, or cancels it without `startsAt`; the caller has verified the signed link.
 * @param agreedHost name of the host whom the visitor agreed to talk with; otherwise a move that needs another host is
 * not made ('other_host')
 */
export async function changeOwnBooking(
  id: string,
  reason: string,
  startsAt?: Date,
  agreedHost?: string,
) {
  const answer = await serviceClient().rpc('change_own_booking', {
    booking_id: id,
    reason,
    ...(startsAt && { starts_at: startsAt.toISOString() }),
    ...(agreedHost && { agreed_host: agreedHost }),
  });
  return changeAnswer.parse(dataOf(answer, 'The booking could not be changed'));
}

/** Queues the due reminders and returns how many. */
export async function queueBookingReminders(): Promise<number> {
  return dataOf(
    await serviceClient().rpc('queue_booking_reminders'),
    'Reminders of bookings cannot be queued',
  );
}

/** Releases the times of bookings that have been in quarantine for too long, and returns how many. */
export async function expireBookingHolds(): Promise<number> {
  return dataOf(
    await serviceClient().rpc('expire_booking_holds'),
    'Holds of bookings cannot be expired',
  );
}
