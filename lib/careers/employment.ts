export const WORKPLACES = ['onsite', 'hybrid', 'remote'] as const;
export type Workplace = (typeof WORKPLACES)[number];

export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'contract', 'internship'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const workplaceNames: Record<Workplace, string> = {
  onsite: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

export const employmentTypeNames: Record<EmploymentType, string> = {
  full_time: 'Full time',
  part_time: 'Part time',
  contract: 'Contract',
  internship: 'Internship',
};

/** Returns whether a published job still accepts applications. Without a closing time it always does. */
export function isOpen(job: { closesAt: string | null }, now: Date): boolean {
  return job.closesAt === null || new Date(job.closesAt) > now;
}
