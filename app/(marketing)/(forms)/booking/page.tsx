import { BookingHead } from '@/components/bookings/site/booking-head';
import { BookingHosts } from '@/components/bookings/site/booking-hosts';
import { ServerBookingAside, ServerBookingMore } from '@/components/bookings/site/booking-parts';
import { bookingQuestions } from '@/components/bookings/site/booking-questions';
import { BookingSection } from '@/components/bookings/site/booking-section';
import { StructuredData } from '@/components/marketing/structured-data';
import { readCachedChangeRules, readCachedOpenDays } from '@/lib/bookings/availability/data';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, faqPage } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { listBookableHosts } from '@/lib/people/faces/data';
import { listServices } from '@/lib/services/data';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Book a consultation',
  description:
    'Thirty minutes with an automation engineer, free and by video. Choose a free time and tell us about one process that costs your team hours.',
  path: paths.booking,
});

export default async function BookingPage() {
  const [days, services, rules, hosts] = await Promise.all([
    readCachedOpenDays(),
    listServices(),
    readCachedChangeRules(),
    listBookableHosts(),
  ]);
  return (
    <>
      <div className="page-width grid gap-x-6 gap-y-8 pt-10 lg:grid-cols-12 lg:pt-16">
        <BookingHead />
        <div className="lg:col-span-5 lg:self-end lg:pl-10">
          <BookingHosts hosts={hosts} />
        </div>
        <BookingSection days={days} services={services} className="mt-4 lg:col-span-7 lg:pr-10" />
        <ServerBookingAside rules={rules} />
      </div>
      <ServerBookingMore />
      <StructuredData
        items={[
          breadcrumbs([{ name: 'Book a consultation', path: paths.booking }]),
          faqPage(bookingQuestions(rules)),
        ]}
      />
    </>
  );
}
