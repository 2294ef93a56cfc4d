'use client';

import { use } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { Page } from '@/lib/core/lists/keyset';
import type { Person } from '@/lib/people/model';
import { AccessButtons } from './access-buttons';
import { peopleColumns } from './people-columns';

/** Table of people with an account, with their workload. */
export function PeopleList({ page }: { page: Promise<Page<Person>> }) {
  return (
    <DataTable
      caption="People"
      columns={peopleColumns}
      page={use(page)}
      sortedBy="name"
      nameOf={({ name }) => name}
      bulk={(people, clear) => <AccessButtons people={people} onDone={clear} />}
      empty={<EmptyState title="No people yet">Invite the first person by email.</EmptyState>}
    />
  );
}
