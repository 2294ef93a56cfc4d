import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ClientActions } from '@/components/clients/client-actions';
import { ClientFacts } from '@/components/clients/client-facts';
import { ClientForm } from '@/components/clients/client-form';
import { ClientWay } from '@/components/clients/client-way';
import { ReplyButton } from '@/components/clients/replies/reply-button';
import { SimilarContacts } from '@/components/clients/similar-contacts';
import { NewNote } from '@/components/clients/timeline/new-note';
import { Timeline } from '@/components/clients/timeline/timeline';
import { ClientDeals } from '@/components/deals/client-deals';
import { FilterBar } from '@/components/lists/filter-bar';
import { BounceNotice } from '@/components/outbox/bounces/bounce-notice';
import { KeptScreen } from '@/components/records/kept-record';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { MissingScreen } from '@/components/staff/missing-screen';
import { ScreenHead } from '@/components/staff/screen-head';
import { readEnd } from '@/lib/audit/data';
import { readClient } from '@/lib/clients/data';
import { readTimeline } from '@/lib/clients/timeline/data';
import { timelineFilters } from '@/lib/clients/timeline/filters';
import { TIMELINE_KINDS } from '@/lib/clients/timeline/model';
import { timelineKindNames } from '@/lib/clients/timeline/rules';
import { listSimilar, readWay } from '@/lib/clients/touches/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { listDealsOf } from '@/lib/deals/data';
import { readBounces } from '@/lib/outbox/bounces/data';
import { readDirectory } from '@/lib/people/data';

export const metadata: Metadata = { title: 'Contact' };

const load = createLoader(timelineFilters);
const kinds = TIMELINE_KINDS.map((value) => ({ value, label: timelineKindNames[value] }));

type ClientScreenProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function ClientScreen({ params, searchParams }: ClientScreenProps) {
  const leader = await requireLeader();
  const { id } = await params;
  const { open, ...filters } = await load(searchParams);
  const timeline = readAhead(readTimeline(leader, id, filters));
  const people = open ? readAhead(readDirectory(leader)) : null;
  const way = readAhead(readWay(leader, id));
  const deals = readAhead(listDealsOf(leader, id));
  const similar = readAhead(listSimilar(leader, id));
  const client = await readClient(leader, id);
  return (
    <KeptScreen
      key={id}
      end={readEnd(leader, 'clients', id, Promise.resolve(client))}
      missing={<MissingScreen area="admin" />}
    >
      {client && (
        <>
          <ScreenHead
            title={client.name}
            purpose={
              [client.jobtitle, client.company?.name].filter(Boolean).join(', ') || client.email
            }
            action={<ClientActions client={client} />}
          />
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <section aria-label="History" className="space-y-6 max-lg:order-last">
              <ReplyButton kind="contact" record={client.id} label="Write an email" />
              <NewNote client={client.id} />
              <FilterBar filters={[{ name: 'kind', label: 'Kind', options: kinds }]} />
              <Timeline client={client.id} kind={filters.kind} page={timeline} />
            </section>
            <aside aria-label="Contact" className="space-y-6">
              <BounceNotice bounces={readBounces(leader, [client.email, ...client.otherEmails])} />
              <ClientFacts client={client} />
              <ClientDeals client={client} deals={await deals} />
              <ClientWay way={await way} />
              <SimilarContacts client={client} similar={await similar} />
            </aside>
          </div>
          <IdleDrawer />
          {open && people && (
            <RecordDrawer record={open} title={<RecordTitle kind="Contact" name={client.name} />}>
              <ClientForm client={client} people={await people} />
            </RecordDrawer>
          )}
        </>
      )}
    </KeptScreen>
  );
}
