import { paths } from '@/lib/paths';
import { pastConsultationsPath } from '@/lib/paths/staff';

/** The views of what a host holds. */
export const consultationTabs = [
  { href: paths.team.consultations, label: 'Ahead' },
  { href: pastConsultationsPath, label: 'Past' },
  { href: paths.team.consultationHours, label: 'My hours' },
];
