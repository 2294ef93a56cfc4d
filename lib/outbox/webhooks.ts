import 'server-only';
import { parseBooking } from '@/lib/bookings/data';
import { bookingWebhookPayload } from '@/lib/bookings/events';

type WebhookWriter = (payload: Record<string, unknown>, occurredAt: string) => object;

/** Writers of webhook payloads by topic. */
const writers: Record<string, WebhookWriter> = {
  'booking.created': ({ booking }, occurredAt) =>
    bookingWebhookPayload(parseBooking(booking), occurredAt),
};

/**
 * Returns what the webhook of an event says.
 * @param occurredAt when the event was recorded; the same at every retry
 * @throws Error for a topic that has no webhook
 */
export function writeWebhook(
  topic: string,
  payload: Record<string, unknown>,
  occurredAt: string,
): object {
  const writer = writers[topic];
  if (!writer) throw new Error(`No webhook is written for ${topic}`);
  return writer(payload, occurredAt);
}
