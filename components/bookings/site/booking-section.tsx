import { type OpenDay, packDays } from '@/lib/bookings/availability/packed-days';
import { MAX_SHOWN } from '@/lib/core/lists/numbered-pages';
import type { ServiceSummary } from '@/lib/services/model';
import { priceMeaning } from '@/lib/services/rules';
import { BookingForm } from './booking-form';
import { LinkedForm } from './linked-form';
import type { LinkedSubject } from './use-page-query';

type BookingSectionProps = {
  days: OpenDay[];
  services: ServiceSummary[];
  className?: string;
  /** Subject of the link that opened the page; undefined on a static page. */
  linked?: LinkedSubject;
};

/** Section with the consultation form, its free times and the service choices. */
export function BookingSection({ days, services, className, linked }: BookingSectionProps) {
  const form = (
    <BookingForm
      pageDays={packDays(days)}
      services={services.slice(0, MAX_SHOWN).map(({ id, title, priceFrom }) => ({
        id,
        title,
        price: priceMeaning(priceFrom),
      }))}
    />
  );
  return (
    <section aria-label="Consultation form" className={className}>
      {linked ? <LinkedForm linked={linked}>{form}</LinkedForm> : form}
    </section>
  );
}
