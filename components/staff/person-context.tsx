'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { ContentRights } from '@/lib/core/auth/content-rights';
import type { Area, Role } from '@/lib/core/auth/roles';

export type Person = {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Content kinds that a member may edit. Leaders may edit all kinds. */
  rights: ContentRights;
};

/** The signed-in person with the current area. */
type Here = Person & { area: Area };

const PersonContext = createContext<Here | null>(null);

export function PersonProvider({ person, children }: { person: Here; children: ReactNode }) {
  return <PersonContext value={person}>{children}</PersonContext>;
}

/** Returns the signed-in person and the current area. */
export function usePerson(): Here {
  const person = useContext(PersonContext);
  if (!person) throw new Error('usePerson works only inside the staff shell');
  return person;
}
