import { paths } from '@/lib/paths';

/** The data of one person, and how long data are kept. */
export const privacyTabs = [
  { href: paths.admin.privacy, label: 'Persons' },
  { href: paths.admin.retention, label: 'Retention' },
];
