import { paths } from '@/lib/paths';

/** Tabs of the automation screens. */
export const automationTabs = [
  { href: paths.admin.automations, label: 'Deliveries' },
  { href: paths.admin.endpoints, label: 'Endpoints' },
  { href: paths.admin.incoming, label: 'Incoming' },
];
