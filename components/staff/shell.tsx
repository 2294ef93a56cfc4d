import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/skip-link';
import type { StaffArea } from './navigation';
import { type Person, PersonProvider } from './person-context';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

type ShellProps = {
  area: StaffArea;
  person: Person;
  signOut: () => Promise<void>;
  children: ReactNode;
};

/** The frame of every staff screen. */
export function Shell({ area, person, signOut, children }: ShellProps) {
  return (
    <div className="flex text-staff">
      <SkipLink />
      <Sidebar area={area} />
      <div className="min-w-0 grow">
        <TopBar area={area} person={person} signOut={signOut} />
        <main id="main" tabIndex={-1} className="px-4 py-6 outline-none lg:px-8">
          <PersonProvider person={person}>{children}</PersonProvider>
        </main>
      </div>
    </div>
  );
}
