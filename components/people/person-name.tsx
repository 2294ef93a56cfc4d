import { Suspense } from 'react';
import type { Person } from '@/lib/people/schema';

async function Name({ person }: { person: Promise<Person | null> }) {
  return (await person)?.name ?? 'Nobody';
}

/** The name of a person who is still being read. */
export function PersonName(props: { person: Promise<Person | null> }) {
  return (
    <Suspense fallback="Person">
      <Name {...props} />
    </Suspense>
  );
}
