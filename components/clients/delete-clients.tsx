'use client';

import { DeleteRecords } from '@/components/records/delete-records';
import { deleteClients } from '@/lib/clients/actions';

type DeleteClientsProps = {
  clients: readonly { id: string; name: string }[];
  variant: 'quiet-danger' | 'secondary';
  onDeleted: () => void;
};

/** Deletes contacts after a confirmation. The toast offers to undo it. */
export function DeleteClients({ clients, variant, onDeleted }: DeleteClientsProps) {
  const [first] = clients;
  return (
    <DeleteRecords
      table="clients"
      ids={clients.map(({ id }) => id)}
      action={deleteClients}
      variant={variant}
      title={clients.length === 1 ? `Delete ${first?.name}?` : `Delete ${clients.length} contacts?`}
      onDeleted={onDeleted}
    >
      Their notes are deleted too; tasks and bookings are kept, without a contact. Everything can be
      restored from the audit log for 30 days.
    </DeleteRecords>
  );
}
