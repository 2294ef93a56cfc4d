'use client';

import { use } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { ButtonLink } from '@/components/ui/button-link';
import type { Client } from '@/lib/clients/model';
import { clientPath } from '@/lib/paths/staff';
import { ClientForm } from './client-form';
import { DeleteClients } from './delete-clients';

type ClientDetailsProps = {
  client: Promise<Client | null>;
  people: readonly { id: string; name: string }[];
};

/** Contact in the drawer: its form, a delete button and a link to its timeline. */
export function ClientDetails({ client: read, people }: ClientDetailsProps) {
  const client = use(read);
  const open = useOpenRecord();
  if (!client) return null;
  return (
    <div className="space-y-6">
      <ClientForm client={client} people={people} />
      <div className="flex items-center gap-2 border-t border-line pt-4">
        <ButtonLink href={clientPath(client.id)} variant="secondary" size="sm">
          Open timeline
        </ButtonLink>
        <DeleteClients clients={[client]} variant="quiet-danger" onDeleted={() => open(null)} />
      </div>
    </div>
  );
}
