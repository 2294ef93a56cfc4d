import { paths } from '@/lib/paths';

/** All changes, and what was deleted and can be put back. */
export const auditTabs = [
  { href: paths.admin.audit, label: 'Changes' },
  { href: paths.admin.deletedRecords, label: 'Deleted records' },
];
