import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { HostEditor } from '@/components/bookings/hosts/host-editor';
import { HostList } from '@/components/bookings/hosts/host-list';
import { NewHost } from '@/components/bookings/hosts/new-host';
import { NextPage } from '@/components/lists/next-page';
import { OpenLink } from '@/components/lists/open-link';
import { KeptScreen } from '@/components/records/kept-record';
import { MissingScreen } from '@/components/staff/missing-screen';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { readEnd } from '@/lib/audit/data';
import { bookingFilters } from '@/lib/bookings/desk/filters';
import { listHosts, readHost, whoAreHosts } from '@/lib/bookings/hosts/data';
import { type Leader, requireLeader } from '@/lib/core/auth/guard';
import { mayLackSome } from '@/lib/core/lists/choices';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { paths } from '@/lib/paths';
import { readDirectory } from '@/lib/people/data';

export const metadata: Metadata = { title: 'Hosts' };

const load = createLoader({ open: bookingFilters.open, after: bookingFilters.after });

type HostsScreenProps = { searchParams: Promise<SearchParams> };

/**
 * Returns the people who can become a host. With many people the control searches instead, and existing hosts are only
 * rejected when the form is sent.
 */
async function listNewHosts(leader: Leader) {
  const people = await readDirectory(leader);
  if (mayLackSome(people)) return people;
  const hosts = await whoAreHosts(
    leader,
    people.map(({ id }) => id),
  );
  return people.filter(({ id }) => !hosts.has(id));
}

export default async function HostsScreen({ searchParams }: HostsScreenProps) {
  const leader = await requireLeader();
  const { open, after } = await load(searchParams);
  if (open) {
    const isNew = open === NEW_RECORD;
    const host = isNew ? null : await readHost(leader, open);
    return (
      <>
        <ScreenHead
          title={isNew ? 'New host' : (host?.name ?? 'Host')}
          purpose="When and how this person meets visitors. Changes appear on the booking page at once."
          action={
            <ButtonLink href={paths.admin.hosts} variant="secondary" size="sm">
              All hosts
            </ButtonLink>
          }
        />
        {isNew && <NewHost people={await listNewHosts(leader)} />}
        {!isNew && (
          <KeptScreen
            key={open}
            end={readEnd(leader, 'booking_hosts', open, Promise.resolve(host ?? undefined))}
            missing={<MissingScreen area="admin" />}
          >
            {host && <HostEditor host={host} isLeader />}
          </KeptScreen>
        )}
      </>
    );
  }
  const hosts = await listHosts(leader, after);
  return (
    <>
      <ScreenHead
        title="Hosts"
        purpose="The people who meet visitors. Once one of them takes bookings, the hosts’ hours decide when visitors can book."
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
      {hosts.rows.length > 0 ? (
        <>
          <HostList hosts={hosts.rows} />
          {hosts.next && <NextPage after={hosts.next} />}
        </>
      ) : (
        <EmptyState title="No hosts yet">
          Without hosts, bookings use the seats and hours set under Availability.
        </EmptyState>
      )}
    </>
  );
}
