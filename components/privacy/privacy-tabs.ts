import { paths } from '@/lib/paths';

/** Tabs for personal data requests and retention periods. */
export const privacyTabs = [
  { href: paths.admin.privacy, label: 'Persons' },
  { href: paths.admin.retention, label: 'Retention' },
];
