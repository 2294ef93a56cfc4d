'use client';

import dynamic from 'next/dynamic';
import { use } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { untilLoaded } from '@/components/ui/until-loaded';
import type { Page } from '@/lib/core/lists/keyset';
import { newsNotices } from '@/lib/notices/news';
import type { Delivery } from '@/lib/outbox/model';
import { deliveryColumns } from './delivery-columns';
import { Resend } from './resend';

const ListFailed = dynamic(() =>
  untilLoaded(() => import('@/components/lists/list-failed')).then((module) => module.ListFailed),
);

/** Table of webhooks and emails. Null if they could not be loaded. */
export function DeliveryList({ page }: { page: Promise<Page<Delivery> | null> }) {
  const fetched = use(page);
  if (!fetched) return <ListFailed title={newsNotices.deliveriesFailed} />;
  return (
    <DataTable
      caption="Deliveries"
      columns={deliveryColumns}
      page={fetched}
      sortedBy="-created_at"
      nameOf={({ topic, recipient }) => `${topic} to ${recipient}`}
      bulk={(chosen, clear) => <Resend deliveries={chosen} onDone={clear} />}
      empty={
        <EmptyState title="Nothing has been sent yet">
          Webhooks and emails appear here as soon as something happens on the site, such as a
          booking.
        </EmptyState>
      }
    />
  );
}
