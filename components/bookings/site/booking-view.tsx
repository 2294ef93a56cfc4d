import type { ChangeRules } from '@/lib/bookings/availability/model';
import type { OpenDay } from '@/lib/bookings/availability/packed-days';
import type { BookableHost } from '@/lib/people/faces/model';
import type { ServiceSummary } from '@/lib/services/model';
import { BookingAside } from './booking-aside';
import { BookingHead } from './booking-head';
import { BookingHosts } from './booking-hosts';
import { BookingMore } from './booking-more';
import { BookingSection } from './booking-section';
import type { LinkedSubject } from './use-page-query';

type BookingViewProps = {
  days: OpenDay[];
  services: ServiceSummary[];
  rules: ChangeRules;
  hosts: BookableHost[];
  /** Subject of the link that opened the page; undefined on the static page. */
  linked?: LinkedSubject;
};

/** The booking page of spec section 2: hosts, form, other channels and questions. */
export function BookingView({ days, services, rules, hosts, linked }: BookingViewProps) {
  return (
    <>
      <div className="page-width grid gap-x-6 gap-y-5 pt-6 lg:grid-cols-12 lg:pt-16">
        <BookingHead />
        <div className="lg:col-span-5 lg:self-end lg:pl-10">
          <BookingHosts hosts={hosts} />
        </div>
        <BookingSection
          days={days}
          services={services}
          {...(linked && { linked })}
          className="mt-2 lg:col-span-7 lg:mt-4 lg:pr-10"
        />
        <BookingAside rules={rules} />
      </div>
      <BookingMore />
    </>
  );
}
