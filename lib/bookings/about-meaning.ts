import { priceMeaning } from '@/lib/services/rules';
import { topicMeanings } from './about';
import type { Booking } from './model';

/** Returns the prices of all that a booking is about, or what it means; null if not stated. */
export function aboutMeaning(
  booking: Pick<Booking, 'service_title' | 'service_price' | 'about'>,
): string | null {
  const service = booking.service_title && priceMeaning(booking.service_price);
  const topic = booking.about && topicMeanings[booking.about];
  return [service, topic].filter(Boolean).join('; ') || null;
}
