'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { ClientForm } from './client-form';

/** Form of a new contact. After creation, the drawer shows the contact. */
export function NewClient({ people }: { people: readonly { id: string; name: string }[] }) {
  const open = useOpenRecord();
  return <ClientForm client={null} people={people} onSaved={({ id }) => open(id)} />;
}
