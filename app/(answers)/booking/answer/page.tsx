import type { Metadata } from 'next';
import { BookingSection } from '@/components/bookings/site/booking-section';
import { readCachedOpenDays } from '@/lib/bookings/availability/data';
import { listServices } from '@/lib/services/data';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata: Metadata = {
  title: 'Book a consultation',
  robots: { index: false },
};

/**
 * Responds to the /booking form when it is sent without JavaScript. Renders only the form, because each visitor gets
 * their own page, even if 200 of them want the same slot.
 */
export default async function BookingAnswerPage() {
  const [days, services] = await Promise.all([readCachedOpenDays(), listServices()]);
  return (
    <>
      <h1 className="mb-8 text-h2">Book a consultation</h1>
      <BookingSection days={days} services={services} />
    </>
  );
}
