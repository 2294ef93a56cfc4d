import { paths } from '@/lib/paths';

/** The lists of the automations. */
export const automationTabs = [
  { href: paths.admin.automations, label: 'Deliveries' },
  { href: paths.admin.endpoints, label: 'Endpoints' },
  { href: paths.admin.incoming, label: 'Incoming' },
];
