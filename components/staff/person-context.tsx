'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Role } from '@/lib/core/auth/roles';

export type Person = { id: string; name: string; email: string; role: Role };

const PersonContext = createContext<Person | null>(null);

export function PersonProvider({ person, children }: { person: Person; children: ReactNode }) {
  return <PersonContext value={person}>{children}</PersonContext>;
}

/** Who is signed in. */
export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('This stands outside the staff shell');
  return person;
}
