'use client';

import { use } from 'react';
import type { Column } from '@/components/lists/column';
import { DataTable } from '@/components/lists/data-table';
import { RowLink } from '@/components/lists/row-link';
import { EmailText } from '@/components/ui/email-text';
import { EmptyState } from '@/components/ui/empty-state';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { ListedApplicant } from '@/lib/careers/applications/model';
import { ratingText } from '@/lib/careers/applications/stages';
import type { Page } from '@/lib/core/lists/keyset';
import { shortMoment } from '@/lib/core/time/business-time';
import { ApplicantStageMark } from './applicant-stage-mark';
import { BulkStageMenu } from './bulk-stage-menu';

const columns: readonly Column<ListedApplicant>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ id, name }) => <RowLink record={id}>{name}</RowLink>,
  },
  {
    id: 'stage',
    card: 'status',
    header: 'Stage',
    cell: ({ stage }) => <ApplicantStageMark stage={stage} />,
  },
  { id: 'rating', card: 'detail', header: 'Rating', cell: ({ rating }) => ratingText(rating) },
  {
    id: 'email',
    card: 'detail',
    header: 'Email',
    cell: ({ email }) => <EmailText>{email}</EmailText>,
  },
  {
    id: 'applied',
    card: 'time',
    header: `Applied (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'created_at',
    cell: ({ appliedAt }) => <span className="moment">{shortMoment(appliedAt)}</span>,
  },
];

/** Table of the applicants for a job with their stages. */
export function ApplicantList({ page }: { page: Promise<Page<ListedApplicant>> }) {
  return (
    <DataTable
      caption="Applicants"
      columns={columns}
      page={use(page)}
      sortedBy="-created_at"
      nameOf={({ name }) => name}
      bulk={(applicants, clear) => <BulkStageMenu applicants={applicants} onDone={clear} />}
      empty={
        <EmptyState title="No applications yet">
          People who apply on the job’s page appear here at once.
        </EmptyState>
      }
    />
  );
}
