import { bookingQuestions } from '@/components/bookings/site/booking-questions';
import { BookingView } from '@/components/bookings/site/booking-view';
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
      <BookingView days={days} services={services} rules={rules} hosts={hosts} />
      <StructuredData
        items={[
          breadcrumbs([{ name: 'Book a consultation', path: paths.booking }]),
          faqPage(bookingQuestions(rules)),
        ]}
      />
    </>
  );
}
