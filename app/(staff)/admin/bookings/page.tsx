import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { BookingDetails } from '@/components/bookings/desk/booking-details';
import { IdleBookingParts, NewBookingForm } from '@/components/bookings/desk/booking-drawer-parts';
import { bookingFilterChoices } from '@/components/bookings/desk/booking-filters';
import { BookingList } from '@/components/bookings/desk/booking-list';
import { BookingWatch } from '@/components/bookings/realtime/booking-watch';
import { FilterBar } from '@/components/lists/filter-bar';
import { OpenLink } from '@/components/lists/open-link';
import { BounceNotice } from '@/components/outbox/bounces/bounce-notice';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { readEnd } from '@/lib/audit/data';
import { listBookings, readBooking } from '@/lib/bookings/desk/data';
import { bookingFilters } from '@/lib/bookings/desk/filters';
import { listHostChoices } from '@/lib/bookings/hosts/data';
import { listReplies } from '@/lib/clients/replies/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { NEW_RECORD, orderOf } from '@/lib/core/lists/params';
import { log } from '@/lib/core/log';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { readDealOfBooking } from '@/lib/deals/data';
import { readBounces } from '@/lib/outbox/bounces/data';
import { paths } from '@/lib/paths';
import { readDirectory } from '@/lib/people/data';
import { listServiceNames } from '@/lib/services/data';

export const metadata: Metadata = { title: 'Bookings' };

const load = createLoader(bookingFilters);

type BookingsScreenProps = { searchParams: Promise<SearchParams> };

export default async function BookingsScreen({ searchParams }: BookingsScreenProps) {
  const leader = await requireLeader();
  const filters = await load(searchParams);
  const { open } = filters;
  const page = listBookings(leader, filters).catch((error: unknown) => {
    log.error({ err: error }, 'bookings not listed');
    return null;
  });
  const booking = open ? readAhead(readBooking(leader, open)) : null;
  const bounces = booking
    ? readAhead(booking.then((found) => readBounces(leader, [found?.email])))
    : null;
  const replies = open ? readAhead(listReplies(leader, 'booking', open)) : null;
  const deal = open ? readAhead(readDealOfBooking(leader, open)) : null;
  const hosts = open ? readAhead(listHostChoices(leader)) : null;
  const [owners, services] = await Promise.all([readDirectory(leader), listServiceNames()]);
  return (
    <>
      <ScreenHead
        title="Bookings"
        purpose="Consultations, from request to outcome."
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={paths.admin.availability} variant="secondary" size="sm">
              Availability
            </ButtonLink>
            <ButtonLink href={paths.admin.hosts} variant="secondary" size="sm">
              Hosts
            </ButtonLink>
            <OpenLink record={NEW_RECORD} className={buttonStyle({ size: 'sm' })}>
              New booking
            </OpenLink>
          </div>
        }
      />
      <BookingWatch />
      <FilterBar
        search="Search by name, email or company"
        filters={bookingFilterChoices({
          owners,
          services,
          byConsultation: orderOf(filters.sort).column === 'preferreddate',
        })}
        exportPath={paths.exports.bookings}
      />
      <BookingList page={page} owners={owners} />
      <IdleDrawer />
      <IdleBookingParts />
      {open && booking && replies && deal && hosts && (
        <RecordDrawer
          record={open}
          end={readEnd(leader, 'consultation_bookings', open, booking)}
          title={
            open === NEW_RECORD ? (
              'New booking'
            ) : (
              <RecordTitle kind="Booking" name={booking.then((found) => found?.name)} />
            )
          }
        >
          <BounceNotice bounces={bounces} />
          {open === NEW_RECORD ? (
            <NewBookingForm hosts={hosts} owners={owners} services={services} />
          ) : (
            <BookingDetails
              booking={booking}
              replies={replies}
              deal={deal}
              hosts={hosts}
              owners={owners}
              services={services}
            />
          )}
        </RecordDrawer>
      )}
    </>
  );
}
