'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { newHostValues } from '@/lib/bookings/hosts/host-values';
import { HostForm } from './host-form';

type NewHostProps = { people: readonly { id: string; name: string }[] };

/** Form that creates a host and then opens their page. */
export function NewHost({ people }: NewHostProps) {
  const open = useOpenRecord();
  return <HostForm initial={newHostValues()} version="" people={people} isLeader onSaved={open} />;
}
