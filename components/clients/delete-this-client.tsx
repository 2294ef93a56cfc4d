'use client';

import { useRouter } from 'next/navigation';
import { paths } from '@/lib/paths';
import { DeleteClients } from './delete-clients';

/** Delete button of a contact's page. Returns to the list afterwards. */
export function DeleteThisClient({ client }: { client: { id: string; name: string } }) {
  const router = useRouter();
  return (
    <DeleteClients
      clients={[client]}
      variant="quiet-danger"
      onDeleted={() => router.push(paths.admin.clients)}
    />
  );
}
