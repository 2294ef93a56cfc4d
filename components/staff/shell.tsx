import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/skip-link';
import { DoorTabs } from './door-tabs';
import { ListUrls } from './list-urls';
import { PersonProvider } from './person-context';
import { Sidebar } from './sidebar';
import { StaffLinks } from './staff-links';
import { TopBar, type TopBarProps } from './top-bar';

type ShellProps = TopBarProps & { children: ReactNode };

/** Layout of every staff screen. */
export function Shell({ children, ...bar }: ShellProps) {
  return (
    <div className="flex text-staff">
      <StaffLinks />
      <SkipLink />
      <Sidebar area={bar.area} rights={bar.person.rights} />
      <div className="min-w-0 grow">
        <TopBar {...bar} />
        <main id="main" tabIndex={-1} className="px-4 py-6 outline-none lg:px-8">
          <DoorTabs area={bar.area} rights={bar.person.rights} />
          <PersonProvider person={{ ...bar.person, area: bar.area }}>
            <ListUrls>{children}</ListUrls>
          </PersonProvider>
        </main>
      </div>
    </div>
  );
}
