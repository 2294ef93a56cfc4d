import { paths } from '@/lib/paths';

/** What is written, and who reads it by mail. */
export const blogTabs = [
  { href: paths.admin.blog, label: 'Posts' },
  { href: paths.admin.subscribers, label: 'Subscribers' },
];
