import { paths } from '@/lib/paths';

/** The tasks, and the playbooks that create them. */
export const taskTabs = [
  { href: paths.admin.tasks, label: 'Tasks' },
  { href: paths.admin.playbooks, label: 'Playbooks' },
];
