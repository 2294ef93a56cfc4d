'use client';

import { use } from 'react';
import { type Column, DataTable } from '@/components/lists/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/business-time';
import type { Page } from '@/lib/lists/keyset';
import type { ListedRegistration } from '@/lib/registrations/data';

const columns: readonly Column<ListedRegistration>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => <span className="font-medium text-ink">{name}</span>,
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => (
      <a href={`mailto:${email}`} className="underline-offset-4 hover:underline">
        {email}
      </a>
    ),
  },
  { id: 'company', header: 'Company', cell: ({ company }) => company },
  { id: 'job', header: 'Job title', cell: ({ jobTitle }) => jobTitle },
  {
    id: 'registered',
    header: `Registered (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'registrationdate',
    cell: ({ registeredAt }) => (
      <span className="font-mono text-[0.8125rem]">{shortMoment(registeredAt)}</span>
    ),
  },
  { id: 'zone', header: 'Their time zone', cell: ({ timeZone }) => timeZone, optional: true },
];

/** Who comes to a webinar. */
export function RegistrationList({ page }: { page: Promise<Page<ListedRegistration>> }) {
  return (
    <DataTable
      caption="Registrations"
      columns={columns}
      page={use(page)}
      sortedBy="-registrationdate"
      nameOf={({ name }) => name}
      empty={
        <EmptyState title="Nobody has registered yet">
          Whoever registers on the webinar’s page is listed here at once.
        </EmptyState>
      }
    />
  );
}
