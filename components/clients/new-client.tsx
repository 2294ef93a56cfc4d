'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { ClientForm } from './client-form';

/** The form of a new contact, which the drawer shows once it is created. */
export function NewClient({ people }: { people: readonly { id: string; name: string }[] }) {
  const open = useOpenRecord();
  return <ClientForm client={null} people={people} onSaved={({ id }) => open(id)} />;
}
