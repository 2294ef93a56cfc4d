'use client';

import { use } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { Page } from '@/lib/core/lists/keyset';
import type { Person } from '@/lib/people/model';
import { AccessButtons } from './access-buttons';
import { profileColumns } from './people-columns';

type ProfileListProps = { profiles: Promise<{ page: Page<Person>; failure: string | null }> };

/** Table of all accounts with their roles. If some accounts cannot be loaded, the others are still listed. */
export function ProfileList({ profiles }: ProfileListProps) {
  const { page, failure } = use(profiles);
  return (
    <>
      {failure && <Notice tone="error" title={failure} className="mb-4" />}
      <DataTable
        caption="Profiles"
        columns={profileColumns}
        page={page}
        sortedBy="name"
        nameOf={({ name }) => name}
        bulk={(people, clear) => <AccessButtons people={people} onDone={clear} />}
        empty={<EmptyState title="No profiles">Invite the first person by email.</EmptyState>}
      />
    </>
  );
}
