'use client';

import { use } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { OpenLink } from '@/components/lists/open-link';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import type { Page } from '@/lib/core/lists/keyset';
import { NEW_RECORD } from '@/lib/core/lists/params';
import type { Team } from '@/lib/people/teams/model';
import { DeleteTeams } from './delete-teams';
import { teamColumns } from './team-columns';

export function TeamList({ page }: { page: Promise<Page<Team>> }) {
  return (
    <DataTable
      caption="Teams"
      columns={teamColumns}
      page={use(page)}
      sortedBy="name"
      nameOf={({ name }) => name}
      bulk={(teams, clear) => <DeleteTeams teams={teams} variant="secondary" onDeleted={clear} />}
      empty={
        <EmptyState
          title="No teams yet"
          action={
            <OpenLink
              record={NEW_RECORD}
              className={buttonStyle({ variant: 'secondary', size: 'sm' })}
            >
              New team
            </OpenLink>
          }
        >
          A team is a group of people who can be given tasks.
        </EmptyState>
      }
    />
  );
}
