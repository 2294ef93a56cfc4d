'use client';

import { useRouter } from 'next/navigation';
import { paths } from '@/lib/paths';
import { DeleteClients } from './delete-clients';

/** Deletes the contact whose page this is, and goes back to the list. */
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
