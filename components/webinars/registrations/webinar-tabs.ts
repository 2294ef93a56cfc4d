import { paths } from '@/lib/paths';

/** Tabs between the webinars and their registrations. */
export const webinarTabs = [
  { href: paths.admin.webinars, label: 'Webinars' },
  { href: paths.admin.registrations, label: 'Registrations' },
];
