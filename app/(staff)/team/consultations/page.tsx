import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { consultationTabs } from '@/components/bookings/quarantine/consultation-tabs';
import { QuarantineDetails } from '@/components/bookings/quarantine/quarantine-details';
import { QuarantineList } from '@/components/bookings/quarantine/quarantine-list';
import { ListTabs } from '@/components/lists/list-tabs';
import { BounceNotice } from '@/components/outbox/bounces/bounce-notice';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { readEnd } from '@/lib/audit/data';
import { listHeld, readBooking } from '@/lib/bookings/desk/data';
import { heldFilters } from '@/lib/bookings/desk/filters';
import { listReplies } from '@/lib/clients/replies/data';
import { isLeader, requireStaff } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { readBounces } from '@/lib/outbox/bounces/data';
import { paths } from '@/lib/paths';
import { pastConsultationsPath } from '@/lib/paths/staff';

export const metadata: Metadata = { title: 'Consultations' };

const load = createLoader(heldFilters);

type ConsultationsScreenProps = { searchParams: Promise<SearchParams> };

export default async function ConsultationsScreen({ searchParams }: ConsultationsScreenProps) {
  const staff = await requireStaff();
  const filters = await load(searchParams);
  const { open, when } = filters;
  const booking = open ? readAhead(readBooking(staff, open)) : null;
  const bounces = booking
    ? readAhead(booking.then((found) => readBounces(staff, [found?.email])))
    : null;
  return (
    <>
      <ScreenHead
        title="Consultations"
        purpose="Your consultations, with what the visitors wrote."
      />
      <ListTabs
        label="Consultations"
        tabs={consultationTabs}
        current={when === 'past' ? pastConsultationsPath : paths.team.consultations}
      />
      <QuarantineList page={listHeld(staff, filters)} isPast={when === 'past'} />
      <IdleDrawer />
      {open && booking && (
        <RecordDrawer
          record={open}
          end={readEnd(staff, 'consultation_bookings', open, booking)}
          title={<RecordTitle kind="Consultation" name={booking.then((found) => found?.name)} />}
        >
          <BounceNotice bounces={bounces} />
          <QuarantineDetails
            booking={booking}
            replies={listReplies(staff, 'booking', open)}
            isLeader={isLeader(staff)}
          />
        </RecordDrawer>
      )}
    </>
  );
}
