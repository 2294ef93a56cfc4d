'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { ContentRights } from '@/lib/core/auth/content-rights';
import type { Area, Role } from '@/lib/core/auth/roles';

export type Person = {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** The kinds of content that a member may work on; leaders need none. */
  rights: ContentRights;
};

/** The area whose screens are open. */
type Here = Person & { area: Area };

const PersonContext = createContext<Here | null>(null);

export function PersonProvider({ person, children }: { person: Here; children: ReactNode }) {
  return <PersonContext value={person}>{children}</PersonContext>;
}

/** Returns the signed-in person, and the area that they are in. */
export function usePerson(): Here {
  const person = useContext(PersonContext);
  if (!person) throw new Error('usePerson works only inside the staff shell');
  return person;
}
