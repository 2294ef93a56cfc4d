import type { ReactNode } from 'react';
import { ListTabs } from '@/components/lists/list-tabs';
import { ScreenHead } from '@/components/staff/screen-head';
import { paths } from '@/lib/paths';

const views = {
  people: { href: paths.admin.team, label: 'People' },
  teams: { href: paths.admin.teams, label: 'Teams' },
  profiles: { href: paths.admin.profiles, label: 'Profiles' },
};

type TeamHeadProps = {
  view: keyof typeof views;
  /** The search, which the other views keep. */
  search: string;
  action?: ReactNode;
};

/** Head and tabs of the team screen, the same in each of its three views. */
export function TeamHead({ view, search, action }: TeamHeadProps) {
  const kept = search ? `?q=${encodeURIComponent(search)}` : '';
  const tabs = Object.values(views).map(({ href, label }) => ({ href: `${href}${kept}`, label }));
  return (
    <>
      <ScreenHead
        title="Team"
        purpose="The people who work here, their teams and their access."
        action={action}
      />
      <ListTabs label="Team views" tabs={tabs} current={`${views[view].href}${kept}`} />
    </>
  );
}
