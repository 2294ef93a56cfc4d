import { priceMeaning } from '@/lib/services/rules';
import { topicMeanings } from './about';
import type { Booking } from './model';

/** Returns the prices of everything that a booking is about, or an explanation of them; null if not stated. */
export function aboutMeaning(
  booking: Pick<Booking, 'service_title' | 'service_price' | 'about'>,
): string | null {
  const service = booking.service_title && priceMeaning(booking.service_price);
  const topic = booking.about && topicMeanings[booking.about];
  return [service, topic].filter(Boolean).join('; ') || null;
}
