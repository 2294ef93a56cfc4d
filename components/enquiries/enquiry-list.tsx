'use client';

import { use } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { Page } from '@/lib/core/lists/keyset';
import type { ListedEnquiry } from '@/lib/enquiries/model';
import { enquiryColumns } from './enquiry-columns';

/** Written questions of visitors. */
export function EnquiryList({ page }: { page: Promise<Page<ListedEnquiry>> }) {
  return (
    <DataTable
      caption="Written questions"
      columns={enquiryColumns}
      page={use(page)}
      sortedBy="-created_at"
      nameOf={({ name }) => name}
      empty={
        <EmptyState title="No questions yet">
          Questions from the contact page appear here at once.
        </EmptyState>
      }
    />
  );
}
