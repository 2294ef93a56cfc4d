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

/** What a job pays; null where that end is not stated. */
export type Salary = {
  min: number | null;
  max: number | null;
  currency: string;
  period: (typeof SALARY_PERIODS)[number];
};

/** Whether a published job still takes applications; one without a closing time does until it is taken down. */
export function isOpen(job: { closesAt: string | null }, now: Date): boolean {
  return job.closesAt === null || new Date(job.closesAt) > now;
}

/** '$105,000 – $135,000 USD a year', or null if the job states no salary. */
export function salaryText({ min, max, currency, period }: Salary): string | null {
  const money = moneyFormat(currency);
  const unit = `${currency} ${period === 'hour' ? 'an' : 'a'} ${period}`;
  if (min !== null && min === max) return `${money.format(min)} ${unit}`;
  if (min !== null && max !== null) return `${money.formatRange(min, max)} ${unit}`;
  if (min !== null) return `From ${money.format(min)} ${unit}`;
  if (max !== null) return `Up to ${money.format(max)} ${unit}`;
  return null;
}

/** What a visitor narrows the list by, under the names that stand in the address; '' is everything. */
export type JobFilters = { department: string; workplace: string; type: string };

export const NO_JOB_FILTERS: JobFilters = { department: '', workplace: '', type: '' };

/** The filters that an address asks for. */
export function readJobFilters(query: Query): JobFilters {
  return {
    department: query.get('department') ?? '',
    workplace: query.get('workplace') ?? '',
    type: query.get('type') ?? '',
  };
}

/** What the list of jobs can be narrowed by. */
export type FilterableJob = {
  slug: string;
  department: string;
  workplace: Workplace;
  employmentType: EmploymentType;
};

/** The part of a job that the browser needs to filter. */
export function filterableJob({ slug, department, workplace, employmentType }: FilterableJob) {
  return { slug, department, workplace, employmentType };
}

/** Whether a job is among those that the visitor asks for; an unknown value matches none. */
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
