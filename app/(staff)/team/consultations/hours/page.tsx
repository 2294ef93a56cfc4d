import type { Metadata } from 'next';
import { HostEditor } from '@/components/bookings/hosts/host-editor';
import { consultationTabs } from '@/components/bookings/quarantine/consultation-tabs';
import { ListTabs } from '@/components/lists/list-tabs';
import { ScreenHead } from '@/components/staff/screen-head';
import { EmptyState } from '@/components/ui/empty-state';
import { readHost } from '@/lib/bookings/hosts/data';
import { isLeader, requireStaff } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'My hours' };

export default async function OwnHoursScreen() {
  const staff = await requireStaff();
  const host = await readHost(staff, staff.id);
  return (
    <>
      <ScreenHead
        title="My hours"
        purpose={
          host && !host.isActive
            ? 'Visitors cannot book you at the moment. A leader can change that.'
            : 'When visitors can book you. Changes appear on the booking page at once.'
        }
      />
      <ListTabs
        label="Consultations"
        tabs={consultationTabs}
        current={paths.team.consultationHours}
      />
      {host ? (
        <HostEditor host={host} isLeader={isLeader(staff)} />
      ) : (
        <EmptyState title="You are not a host">
          A leader can make you a host. Then you choose your hours here.
        </EmptyState>
      )}
    </>
  );
}
