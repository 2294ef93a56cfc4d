'use client';

import { use } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { Page } from '@/lib/core/lists/keyset';
import type { IncomingCallRow } from '@/lib/outbox/incoming/model';
import { callColumns } from './call-columns';

/** Table of signed requests from external systems. */
export function CallList({ page }: { page: Promise<Page<IncomingCallRow>> }) {
  return (
    <DataTable
      caption="Incoming calls"
      columns={callColumns}
      page={use(page)}
      sortedBy="-received_at"
      nameOf={({ type, webhookId }) => `${type} ${webhookId}`}
      empty={
        <EmptyState title="No calls yet">
          Signed calls, such as payments reported by your shop, appear here with the request and our
          response.
        </EmptyState>
      }
    />
  );
}
