import { paths } from '@/lib/paths';

/** Tabs between the posts and their subscribers. */
export const blogTabs = [
  { href: paths.admin.blog, label: 'Posts' },
  { href: paths.admin.subscribers, label: 'Subscribers' },
];
