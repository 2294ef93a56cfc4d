import { paths } from '@/lib/paths';

/** People, and the firms that they work for. */
export const clientTabs = [
  { href: paths.admin.clients, label: 'Contacts' },
  { href: paths.admin.companies, label: 'Companies' },
];
