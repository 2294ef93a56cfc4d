import { ServerBookingAside, ServerBookingMore } from '@/components/bookings/site/booking-parts';
import { bookingQuestions } from '@/components/bookings/site/booking-questions';
import { BookingSection } from '@/components/bookings/site/booking-section';
import { PageHead } from '@/components/marketing/page-head';
import { StructuredData } from '@/components/marketing/structured-data';
import { listCourseNames } from '@/lib/academy/data';
import { readCachedChangeRules, readCachedOpenDays } from '@/lib/bookings/availability/data';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, faqPage } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
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
  const [days, services, courses, rules] = await Promise.all([
    readCachedOpenDays(),
    listServices(),
    listCourseNames(),
    readCachedChangeRules(),
  ]);
  return (
    <>
      <PageHead
        label="Consultation"
        title="Tell us about one process. Leave with a sketch."
        lead="Thirty minutes with an engineer who builds automations for a living. Free, by video, at a time that suits you."
      />
      <div className="page-width mt-14 grid gap-x-6 gap-y-16 lg:grid-cols-12">
        <BookingSection
          days={days}
          services={services}
          courses={courses}
          className="lg:col-span-7 lg:pr-10"
        />
        <ServerBookingAside rules={rules} />
      </div>
      <ServerBookingMore rules={rules} />
      <StructuredData
        items={[
          breadcrumbs([{ name: 'Book a consultation', path: paths.booking }]),
          faqPage(bookingQuestions(rules)),
        ]}
      />
    </>
  );
}
