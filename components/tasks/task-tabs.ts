import { paths } from '@/lib/paths';

/** A person's own tasks, and those that they gave to colleagues. */
export const ownTaskTabs = [
  { href: paths.team.tasks, label: 'Mine' },
  { href: paths.team.givenTasks, label: 'Given to colleagues' },
];

/** The tasks, and the playbooks that create them. */
export const taskTabs = [
  { href: paths.admin.tasks, label: 'Tasks' },
  { href: paths.admin.playbooks, label: 'Playbooks' },
];
