import { type OpenDay, packDays } from '@/lib/bookings/availability/packed-days';
import type { ServiceSummary } from '@/lib/services/model';
import { priceMeaning } from '@/lib/services/rules';
import { BookingForm } from './booking-form';
import type { CourseName } from './topic-choice';

type BookingSectionProps = {
  days: OpenDay[];
  services: ServiceSummary[];
  courses: CourseName[];
  className?: string;
};

/** The consultation form with the free times, the services to choose from and the courses that a link can name. */
export function BookingSection({ days, services, courses, className }: BookingSectionProps) {
  return (
    <section aria-label="Consultation form" className={className}>
      <BookingForm
        pageDays={packDays(days)}
        services={services.map(({ id, title, priceFrom }) => ({
          id,
          title,
          price: priceMeaning(priceFrom),
        }))}
        courses={courses.map(({ slug, title }) => ({ slug, title }))}
      />
    </section>
  );
}
