import { paths } from '@/lib/paths';

/** The lists of people and of companies, what we write to them, and what becomes of their data. */
export const clientTabs = [
  { href: paths.admin.clients, label: 'Contacts' },
  { href: paths.admin.companies, label: 'Companies' },
  { href: paths.admin.templates, label: 'Templates' },
  { href: paths.admin.privacy, label: 'Privacy' },
  { href: paths.admin.retention, label: 'Retention' },
];
