import { paths } from '@/lib/paths';

/** The webinars, and who comes to them. */
export const webinarTabs = [
  { href: paths.admin.webinars, label: 'Webinars' },
  { href: paths.admin.registrations, label: 'Registrations' },
];
