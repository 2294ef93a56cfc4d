import { pastConsultationsPath, paths } from '@/lib/paths';

/** The views of what a host holds. */
export const consultationTabs = [
  { href: paths.team.consultations, label: 'Ahead' },
  { href: pastConsultationsPath, label: 'Past' },
  { href: paths.team.consultationHours, label: 'My hours' },
];
