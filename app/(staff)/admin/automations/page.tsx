import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { FilterBar } from '@/components/lists/filter-bar';
import { ListTabs } from '@/components/lists/list-tabs';
import { automationTabs } from '@/components/outbox/automation-tabs';
import { DeliveryDetails } from '@/components/outbox/delivery-details';
import { deliveryFilterChoices } from '@/components/outbox/delivery-filters';
import { DeliveryHealth } from '@/components/outbox/delivery-health';
import { DeliveryList } from '@/components/outbox/delivery-list';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/core/auth/guard';
import { log } from '@/lib/core/log';
import { listDeliveries, readDelivery, readDeliveryHealth } from '@/lib/outbox/data';
import { countEndpoints, listEndpointChoices } from '@/lib/outbox/endpoints/data';
import { deliveryFilters } from '@/lib/outbox/filters';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Automations' };

const load = createLoader(deliveryFilters);

type AutomationsScreenProps = { searchParams: Promise<SearchParams> };

export default async function AutomationsScreen({ searchParams }: AutomationsScreenProps) {
  const leader = await requireLeader();
  const filters = await load(searchParams);
  const { open } = filters;
  const page = listDeliveries(leader, filters).catch((error: unknown) => {
    log.error({ err: error }, 'deliveries not listed');
    return null;
  });
  const [endpoints, count] = await Promise.all([
    listEndpointChoices(leader),
    countEndpoints(leader),
  ]);
  const delivery = open ? readDelivery(leader, open) : null;
  return (
    <>
      <ScreenHead
        title="Automations"
        purpose="Every outgoing webhook and email: the recipient, the attempts and the responses."
      />
      <ListTabs label="Automations" tabs={automationTabs} current={paths.admin.automations} />
      <DeliveryHealth health={readDeliveryHealth(leader, count)} />
      <FilterBar
        search="Search by topic or recipient"
        filters={deliveryFilterChoices(endpoints)}
        exportPath={paths.exports.deliveries}
      />
      <DeliveryList page={page} />
      <IdleDrawer />
      {open && delivery && (
        <RecordDrawer
          record={open}
          title={
            <RecordTitle
              kind="Delivery"
              name={delivery.then((found) => found && `${found.topic} to ${found.recipient}`)}
            />
          }
        >
          <DeliveryDetails delivery={delivery} />
        </RecordDrawer>
      )}
    </>
  );
}
