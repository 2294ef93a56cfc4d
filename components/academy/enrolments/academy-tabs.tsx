import { ListTabs } from '@/components/lists/list-tabs';
import { paths } from '@/lib/paths';

const tabs = [
  { href: paths.admin.academy, label: 'Enrolments' },
  { href: paths.admin.outlines, label: 'Outlines' },
];

/** Tabs that link the two academy screens. */
export function AcademyTabs({ current }: { current: string }) {
  return <ListTabs label="Academy" tabs={tabs} current={current} />;
}
