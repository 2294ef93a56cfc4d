'use client';

import { History } from 'lucide-react';
import { use } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { OpenLink } from '@/components/lists/open-link';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/staff-link';
import type { Client } from '@/lib/clients/model';
import type { Page } from '@/lib/core/lists/keyset';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { clientPath } from '@/lib/paths';
import { BulkClientActions } from './bulk-client-actions';
import { clientColumns } from './client-columns';

type ClientListProps = {
  page: Promise<Page<Client>>;
  people: readonly { id: string; name: string }[];
};

/** Contacts as a table. */
export function ClientList({ page, people }: ClientListProps) {
  return (
    <DataTable
      caption="Contacts"
      columns={clientColumns}
      page={use(page)}
      sortedBy="-created_at"
      nameOf={({ name }) => name}
      actions={({ id, name }) => (
        <Link
          href={clientPath(id)}
          prefetch={false}
          aria-label={`Timeline of ${name}`}
          title="Timeline"
          className="inline-grid size-8 place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
        >
          <History aria-hidden className="size-4" />
        </Link>
      )}
      bulk={(clients, clear) => (
        <BulkClientActions clients={clients} people={people} onDone={clear} />
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
          Whoever books, and whoever you add or import, is listed here.
        </EmptyState>
      }
    />
  );
}
