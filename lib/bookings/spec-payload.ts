import { z } from 'zod';
import { parent } from '@/lib/core/events/define';
import { businessTime, formattedDate } from '@/lib/core/time/business-time';
import { topicText } from './about';
import { type Booking, bookingRow } from './model';
import { storedStart } from './stored-start';

/**
 * Returns the payload of the automation webhook for a new booking (spec section 7): the booking fields plus bookingId,
 * formattedDate, formattedTime (business zone), source, timestamp and webhook_triggered. Further fields: the chosen
 * service, the visitor's topic and time zone.
 * @param occurredAt when the event was recorded; the same for every retry
 */
export function bookingWebhookPayload(booking: Booking, occurredAt: string) {
  const start = storedStart(booking.preferreddate, new Date(occurredAt));
  return {
    firstname: booking.firstname,
    lastname: booking.lastname,
    company: booking.company,
    email: booking.email,
    phone: booking.phone,
    meetingtype: booking.meetingtype,
    preferreddate: start.toISOString(),
    projectdescription: booking.projectdescription,
    requestdate: new Date(booking.requestdate).toISOString(),
    bookingId: booking.id,
    formattedDate: formattedDate(start),
    formattedTime: businessTime(start),
    source: 'Tech Link Consultation Form',
    timestamp: new Date(occurredAt).toISOString(),
    webhook_triggered: true,
    service: booking.service_title,
    serviceId: booking.service_id,
    about: topicText(booking.about, booking.course_title) || null,
    topic: booking.about,
    courseId: booking.course_id,
    visitorTimeZone: booking.visitor_time_zone,
  };
}

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
 * Returns the payload of a new booking for the webhook from the environment, in the format of the specification.
 * @throws Error for any other event
 */
export function writeSpecPayload(type: string, payload: unknown): object {
  if (type !== 'booking.created') throw new Error(`The automation webhook does not get ${type}`);
  const { occurred_at, record } = stored.parse(payload);
  return bookingWebhookPayload(record, occurred_at);
}
