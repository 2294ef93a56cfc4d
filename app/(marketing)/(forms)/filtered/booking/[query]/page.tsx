import { BookingView } from '@/components/bookings/site/booking-view';
import { readCachedChangeRules, readCachedOpenDays } from '@/lib/bookings/availability/data';
import { readLinkedSubject } from '@/lib/bookings/linked-subject';
import { filteredPageQuery } from '@/lib/core/lists/filtered-page';
import { paths } from '@/lib/paths';
import { listBookableHosts } from '@/lib/people/faces/data';
import { listServices } from '@/lib/services/data';

// Handles /booking if the link names a subject (middleware.ts), so that the form also shows it without JavaScript.
// Rendered for each request and never cached (lib/core/cache/next/page-cache.ts).
export const dynamic = 'error';
export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export const metadata = {
  title: 'Book a consultation',
  alternates: { canonical: paths.booking },
  robots: { index: false },
};

type LinkedBookingPageProps = { params: Promise<{ query: string }> };

export default async function LinkedBookingPage({ params }: LinkedBookingPageProps) {
  const query = filteredPageQuery((await params).query);
  const [days, services, rules, hosts, linked] = await Promise.all([
    readCachedOpenDays(),
    listServices(),
    readCachedChangeRules(),
    listBookableHosts(),
    readLinkedSubject(query),
  ]);
  return (
    <BookingView days={days} services={services} rules={rules} hosts={hosts} linked={linked} />
  );
}
