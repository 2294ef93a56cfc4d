'use client';

import { use, useOptimistic } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { OpenLink } from '@/components/lists/open-link';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Client } from '@/lib/clients/model';
import type { ClientStage } from '@/lib/clients/stages';
import type { Page } from '@/lib/core/lists/keyset';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { clientPath } from '@/lib/paths/staff';
import { clientColumns } from './client-columns';
import { StageMenu } from './stage-menu';

// Loaded when a row is selected or a menu opens.
const BulkClientActions = lazyPart(() =>
  import('./bulk-client-actions').then((module) => module.BulkClientActions),
);

type ClientListProps = {
  page: Promise<Page<Client>>;
  people: readonly { id: string; name: string }[];
};

type Choice = { id: string; stage: ClientStage };

/** Table of contacts. A stage change is shown immediately. */
export function ClientList({ page, people }: ClientListProps) {
  const { rows, next } = use(page);
  const [clients, show] = useOptimistic(rows, (shown, { id, stage }: Choice) =>
    shown.map((client) => (client.id === id ? { ...client, stage } : client)),
  );
  return (
    <DataTable
      caption="Contacts"
      columns={clientColumns}
      page={{ rows: clients, next }}
      sortedBy="-created_at"
      nameOf={({ name }) => name}
      actions={({ id, name }) => (
        <a
          href={clientPath(id)}
          aria-label={`Timeline of ${name}`}
          title="Timeline"
          className="row-button"
        >
          <Icon name="history" />
        </a>
      )}
      menus={{
        stages: (client, place) => (
          <StageMenu
            client={client}
            onChoose={(stage) => show({ id: client.id, stage })}
            place={place}
          />
        ),
      }}
      bulk={(chosen, clear) => (
        <BulkClientActions clients={chosen} people={people} onDone={clear} />
      )}
      empty={
        <EmptyState
          title="No contacts yet"
          action={
            <OpenLink
              record={NEW_RECORD}
              className={buttonStyle({ variant: 'secondary', size: 'sm' })}
            >
              New contact
            </OpenLink>
          }
        >
          Everyone who books, and everyone you add or import, appears here.
        </EmptyState>
      }
    />
  );
}
