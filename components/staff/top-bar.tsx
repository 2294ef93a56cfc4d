import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import { ThemeSwitch } from '@/components/ui/theme-switch';
import { WordMark } from '@/components/ui/word-mark';
import type { Area } from '@/lib/core/auth/roles';
import { Me } from './me';
import { NavigationList } from './navigation-list';
import type { Person } from './person-context';
import { WhereIAm } from './where-i-am';

export type TopBarProps = {
  area: Area;
  person: Person;
  signOut: () => Promise<void>;
  search: ReactNode;
  notifications: ReactNode;
};

const iconButton =
  'grid size-10 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-hover';

export function TopBar({ area, person, signOut, search, notifications }: TopBarProps) {
  return (
    <header className="[--icon-stroke:1.75] sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-paper px-4 lg:px-8 writing:hidden print:hidden">
      <button
        type="button"
        popoverTarget="staff-menu"
        aria-label="Open the navigation"
        className={`-ml-2 lg:hidden ${iconButton}`}
      >
        <Icon name="menu" className="size-5" />
      </button>
      <WhereIAm area={area} rights={person.rights} />
      <div className="ml-auto flex items-center gap-2">
        {search}
        <ThemeSwitch />
        {notifications}
        <Me person={person} signOut={signOut} />
      </div>
      <Sheet id="staff-menu" label="Navigation" className="h-dvh w-72 border-r border-line">
        <div className="flex h-14 items-center justify-between pr-2 pl-5">
          <WordMark />
          <button
            type="button"
            popoverTarget="staff-menu"
            popoverTargetAction="hide"
            aria-label="Close the navigation"
            className={iconButton}
          >
            <Icon name="x" className="size-5" />
          </button>
        </div>
        <NavigationList area={area} rights={person.rights} />
      </Sheet>
    </header>
  );
}
