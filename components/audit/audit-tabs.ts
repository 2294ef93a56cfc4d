import { paths } from '@/lib/paths';

/** The lists of all changes and of deleted records. */
export const auditTabs = [
  { href: paths.admin.audit, label: 'Changes' },
  { href: paths.admin.deletedRecords, label: 'Deleted records' },
];
