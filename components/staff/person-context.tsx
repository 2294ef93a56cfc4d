'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Role } from '@/lib/core/auth/roles';

export type Person = { id: string; name: string; email: string; role: Role };

const PersonContext = createContext<Person | null>(null);

export function PersonProvider({ person, children }: { person: Person; children: ReactNode }) {
  return <PersonContext value={person}>{children}</PersonContext>;
}

/** Returns the signed-in person. */
export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('usePerson works only inside the staff shell');
  return person;
}
