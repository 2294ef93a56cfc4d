import { paths } from '@/lib/paths';

/** The lists of people and of companies. */
export const clientTabs = [
  { href: paths.admin.clients, label: 'Contacts' },
  { href: paths.admin.companies, label: 'Companies' },
];
