'use client';

import { use } from 'react';
import type { Column } from '@/components/lists/column';
import { DataTable } from '@/components/lists/data-table';
import { RowLink } from '@/components/lists/row-link';
import { EmailText } from '@/components/ui/email-text';
import { EmptyState } from '@/components/ui/empty-state';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Page } from '@/lib/core/lists/keyset';
import { shortMoment } from '@/lib/core/time/business-time';
import type { ListedEnquiry } from '@/lib/enquiries/model';
import { EnquiryStatus } from './enquiry-status';

const columns: readonly Column<ListedEnquiry>[] = [
  { id: 'name', header: 'Name', cell: ({ id, name }) => <RowLink record={id}>{name}</RowLink> },
  { id: 'company', card: 'detail', header: 'Company', cell: ({ company }) => company },
  {
    id: 'question',
    card: 'detail',
    header: 'Question',
    cell: ({ message }) => <span className="line-clamp-1 max-w-md wrap-anywhere">{message}</span>,
  },
  {
    id: 'status',
    card: 'status',
    header: `Answer (${BUSINESS_TIME_ZONE_NAME})`,
    cell: (enquiry) => <EnquiryStatus enquiry={enquiry} moment={shortMoment} />,
  },
  {
    id: 'asked',
    card: 'time',
    header: `Asked (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'created_at',
    cell: ({ askedAt }) => <span className="moment">{shortMoment(askedAt)}</span>,
  },
  { id: 'about', header: 'About', cell: ({ topic }) => topic, optional: true },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => <EmailText>{email}</EmailText>,
    optional: true,
  },
];

/** Table of visitors' enquiries. */
export function EnquiryList({ page }: { page: Promise<Page<ListedEnquiry>> }) {
  return (
    <DataTable
      caption="Written questions"
      columns={columns}
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
