import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ListTabs } from '@/components/lists/list-tabs';
import { NextPage } from '@/components/lists/next-page';
import { OpenLink } from '@/components/lists/open-link';
import { automationTabs } from '@/components/outbox/automation-tabs';
import { EndpointDetails } from '@/components/outbox/endpoints/endpoint-details';
import { EndpointList } from '@/components/outbox/endpoints/endpoint-list';
import { NewEndpoint } from '@/components/outbox/endpoints/new-endpoint';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { ScreenHead } from '@/components/staff/screen-head';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { readEnd } from '@/lib/audit/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { listEndpoints, readEndpointWithHealth } from '@/lib/outbox/endpoints/data';
import { deliveryFilters } from '@/lib/outbox/filters';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Webhook endpoints' };

const load = createLoader({ open: deliveryFilters.open, after: deliveryFilters.after });

type EndpointsScreenProps = { searchParams: Promise<SearchParams> };

export default async function EndpointsScreen({ searchParams }: EndpointsScreenProps) {
  const leader = await requireLeader();
  const { open, after } = await load(searchParams);
  const [page, opened] = await Promise.all([
    listEndpoints(leader, after),
    open && open !== NEW_RECORD ? readEndpointWithHealth(leader, open) : undefined,
  ]);
  return (
    <>
      <ScreenHead
        title="Webhook endpoints"
        purpose="Systems that receive events, such as n8n, Make or your own program. Each has its own secret."
        action={
          <OpenLink record={NEW_RECORD} className={buttonStyle({ size: 'sm' })}>
            New endpoint
          </OpenLink>
        }
      />
      <ListTabs label="Automations" tabs={automationTabs} current={paths.admin.endpoints} />
      {page.rows.length > 0 ? (
        <EndpointList endpoints={page.rows} />
      ) : (
        <EmptyState title="No endpoints yet">
          An endpoint gets a signed webhook for each event that you choose.
        </EmptyState>
      )}
      {page.next && <NextPage after={page.next} />}
      <p className="mt-4 text-ink-3">
        What each event says is described on{' '}
        <a href={paths.webhookDocs} className="text-accent underline underline-offset-4">
          the public page for developers
        </a>
        .
      </p>
      <IdleDrawer />
      {open === NEW_RECORD && (
        <RecordDrawer record={open} title="New endpoint">
          <NewEndpoint />
        </RecordDrawer>
      )}
      {open && open !== NEW_RECORD && (
        <RecordDrawer
          record={open}
          end={readEnd(leader, 'webhook_endpoints', open, Promise.resolve(opened ?? undefined))}
          title={opened ? opened.description || opened.url : 'Endpoint'}
        >
          <EndpointDetails endpoint={opened ?? undefined} />
        </RecordDrawer>
      )}
    </>
  );
}
