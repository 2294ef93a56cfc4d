import { type OpenDay, packDays } from '@/lib/bookings/availability/packed-days';
import { BookingForm } from './booking-form';
import type { ServiceOption } from './service-choice';

type BookingSectionProps = { days: OpenDay[]; services: ServiceOption[]; className?: string };

/** The consultation form with the free times and the services to choose from. */
export function BookingSection({ days, services, className }: BookingSectionProps) {
  return (
    <section aria-label="Consultation form" className={className}>
      <BookingForm
        pageDays={packDays(days)}
        services={services.map(({ id, title }) => ({ id, title }))}
      />
    </section>
  );
}
