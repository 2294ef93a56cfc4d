'use client';

import { use } from 'react';
import type { Column } from '@/components/lists/column';
import { DataTable } from '@/components/lists/data-table';
import { OpenLink } from '@/components/lists/open-link';
import { RowLink } from '@/components/lists/row-link';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Company } from '@/lib/clients/companies/model';
import type { Page } from '@/lib/core/lists/keyset';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { shortMoment } from '@/lib/core/time/business-time';
import { companyPeoplePath } from '@/lib/paths/staff';
import { DeleteCompanies } from './delete-companies';

const columns: readonly Column<Company>[] = [
  {
    id: 'name',
    header: 'Name',
    sort: 'name',
    cell: ({ id, name }) => <RowLink record={id}>{name}</RowLink>,
  },
  { id: 'industry', card: 'detail', header: 'Industry', cell: ({ industry }) => industry },
  {
    id: 'people',
    card: 'detail',
    header: 'People',
    numeric: true,
    cell: ({ id, name, people }) => (
      <a
        href={companyPeoplePath(id)}
        aria-label={`People at ${name}: ${people}`}
        className="underline-offset-4 hover:underline"
      >
        {people}
      </a>
    ),
  },
  {
    id: 'employees',
    header: 'Employees',
    numeric: true,
    cell: ({ employees }) => employees?.toLocaleString('en-US'),
  },
  { id: 'website', card: 'detail', header: 'Website', cell: ({ website }) => website },
  {
    id: 'created',
    header: `Created (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'created_at',
    cell: ({ createdAt }) => <span className="moment">{shortMoment(createdAt)}</span>,
    optional: true,
  },
];

/** Table of companies. */
export function CompanyList({ page }: { page: Promise<Page<Company>> }) {
  return (
    <DataTable
      caption="Companies"
      columns={columns}
      page={use(page)}
      sortedBy="name"
      nameOf={({ name }) => name}
      bulk={(companies, clear) => (
        <DeleteCompanies companies={companies} variant="secondary" onDeleted={clear} />
      )}
      empty={
        <EmptyState
          title="No companies yet"
          action={
            <OpenLink
              record={NEW_RECORD}
              className={buttonStyle({ variant: 'secondary', size: 'sm' })}
            >
              New company
            </OpenLink>
          }
        >
          The companies that our contacts work for appear here.
        </EmptyState>
      }
    />
  );
}
