import { paths } from '@/lib/paths';

/** Tabs for all changes and for deleted records. */
export const auditTabs = [
  { href: paths.admin.audit, label: 'Changes' },
  { href: paths.admin.deletedRecords, label: 'Deleted records' },
];
