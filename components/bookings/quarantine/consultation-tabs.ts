import { paths } from '@/lib/paths';
import { pastConsultationsPath } from '@/lib/paths/staff';

/** Tabs of a host's consultations. */
export const consultationTabs = [
  { href: paths.team.consultations, label: 'Ahead' },
  { href: pastConsultationsPath, label: 'Past' },
  { href: paths.team.consultationHours, label: 'My hours' },
];
