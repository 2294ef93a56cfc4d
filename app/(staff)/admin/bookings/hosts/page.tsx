import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { HostEditor } from '@/components/bookings/hosts/host-editor';
import { HostList } from '@/components/bookings/hosts/host-list';
import { NewHost } from '@/components/bookings/hosts/new-host';
import { OpenLink } from '@/components/lists/open-link';
import { KeptScreen } from '@/components/records/kept-record';
import { MissingScreen } from '@/components/staff/missing-screen';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { readEnd } from '@/lib/audit/data';
import { bookingFilters } from '@/lib/bookings/desk/filters';
import { listHosts } from '@/lib/bookings/hosts/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { paths } from '@/lib/paths';
import { readDirectory } from '@/lib/people/data';

export const metadata: Metadata = { title: 'Hosts' };

const load = createLoader({ open: bookingFilters.open });

type HostsScreenProps = { searchParams: Promise<SearchParams> };

export default async function HostsScreen({ searchParams }: HostsScreenProps) {
  const leader = await requireLeader();
  const { open } = await load(searchParams);
  const [hosts, people] = await Promise.all([listHosts(leader), readDirectory(leader)]);
  if (open) {
    const host = hosts.find(({ id }) => id === open);
    return (
      <>
        <ScreenHead
          title={open === NEW_RECORD ? 'New host' : (host?.name ?? 'Host')}
          purpose="When and how this person holds consultations. The booking page follows at once."
          action={
            <ButtonLink href={paths.admin.hosts} variant="secondary" size="sm">
              All hosts
            </ButtonLink>
          }
        />
        {open === NEW_RECORD && (
          <NewHost people={people.filter(({ id }) => !hosts.some((one) => one.id === id))} />
        )}
        {open !== NEW_RECORD && (
          <KeptScreen
            key={open}
            end={readEnd(leader, 'booking_hosts', open, Promise.resolve(host))}
            missing={<MissingScreen dashboard={paths.admin.dashboard} />}
          >
            {host && <HostEditor host={host} isLeader />}
          </KeptScreen>
        )}
      </>
    );
  }
  return (
    <>
      <ScreenHead
        title="Hosts"
        purpose="The people who hold consultations. While one of them takes bookings, their hours decide when visitors can book."
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={paths.admin.bookings} variant="secondary" size="sm">
              All bookings
            </ButtonLink>
            <OpenLink record={NEW_RECORD} className={buttonStyle({ size: 'sm' })}>
              New host
            </OpenLink>
          </div>
        }
      />
      {hosts.length > 0 ? (
        <HostList hosts={hosts} />
      ) : (
        <EmptyState title="No hosts yet">
          Without hosts, bookings take the seats and hours of the availability.
        </EmptyState>
      )}
    </>
  );
}
