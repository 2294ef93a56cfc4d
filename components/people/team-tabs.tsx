import { ListTabs } from '@/components/lists/list-tabs';
import { paths } from '@/lib/paths';

const tabs = [
  { href: paths.admin.team, label: 'People' },
  { href: paths.admin.invitations, label: 'Invitations' },
];

/** The two lists of the team screen. */
export function TeamTabs({ current }: { current: string }) {
  return <ListTabs label="Team lists" tabs={tabs} current={current} />;
}
