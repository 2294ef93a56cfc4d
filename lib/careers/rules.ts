import type { Query } from '@/lib/core/lists/filter-query';
import { moneyFormat } from '@/lib/core/text/money';

export const WORKPLACES = ['onsite', 'hybrid', 'remote'] as const;
export type Workplace = (typeof WORKPLACES)[number];

export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'contract', 'internship'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const SALARY_PERIODS = ['year', 'month', 'hour'] as const;

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

/** The salary of a job; null means that this limit is not stated. */
export type Salary = {
  min: number | null;
  max: number | null;
  currency: string;
  period: (typeof SALARY_PERIODS)[number];
};

/** Returns whether a published job still accepts applications. Without a closing time it always does. */
export function isOpen(job: { closesAt: string | null }, now: Date): boolean {
  return job.closesAt === null || new Date(job.closesAt) > now;
}

/** Formats a salary, such as '$105,000 – $135,000 USD a year', or returns null if none is stated. */
export function salaryText({ min, max, currency, period }: Salary): string | null {
  const money = moneyFormat(currency);
  const unit = `${currency} ${period === 'hour' ? 'an' : 'a'} ${period}`;
  if (min !== null && min === max) return `${money.format(min)} ${unit}`;
  if (min !== null && max !== null) return `${money.formatRange(min, max)} ${unit}`;
  if (min !== null) return `From ${money.format(min)} ${unit}`;
  if (max !== null) return `Up to ${money.format(max)} ${unit}`;
  return null;
}

/** Filters of the list, named as in the URL; an empty string is no filter. */
export type JobFilters = { department: string; workplace: string; type: string };

export const NO_JOB_FILTERS: JobFilters = { department: '', workplace: '', type: '' };

/** Returns the filters of a URL query. */
export function readJobFilters(query: Query): JobFilters {
  return {
    department: query.get('department') ?? '',
    workplace: query.get('workplace') ?? '',
    type: query.get('type') ?? '',
  };
}

type FilterableJob = { department: string; workplace: Workplace; employmentType: EmploymentType };

/** Returns whether a job matches the filters; an unknown value matches no job. */
export function matchesFilters(
  job: FilterableJob,
  { department, workplace, type }: JobFilters,
): boolean {
  return (
    (department === '' || job.department === department) &&
    (workplace === '' || job.workplace === workplace) &&
    (type === '' || job.employmentType === type)
  );
}
