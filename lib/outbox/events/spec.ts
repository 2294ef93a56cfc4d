import { z } from 'zod';
import { bookingWebhookPayload } from '@/lib/bookings/events';
import { bookingRow } from '@/lib/bookings/model';
import { parent } from './define';

const stored = z.object({
  occurred_at: z.string(),
  record: z
    .looseObject({ service: parent, course: parent })
    .transform(({ service, course, ...row }) =>
      bookingRow.parse({
        ...row,
        service_title: service?.title ?? null,
        course_title: course?.title ?? null,
      }),
    ),
});

/**
 * Returns what the webhook of the environment says of a new booking, in the format of the specification.
 * @throws Error for any other event
 */
export function writeSpecPayload(type: string, payload: unknown): object {
  if (type !== 'booking.created') throw new Error(`The automation webhook does not get ${type}`);
  const { occurred_at, record } = stored.parse(payload);
  return bookingWebhookPayload(record, occurred_at);
}
