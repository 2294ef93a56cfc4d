import { paths } from '@/lib/paths';

/** The deals, what is expected of them, and how likely each stage is. */
export const dealTabs = [
  { href: paths.admin.deals, label: 'Deals' },
  { href: paths.admin.forecast, label: 'Forecast' },
  { href: paths.admin.dealSettings, label: 'Probabilities' },
];
