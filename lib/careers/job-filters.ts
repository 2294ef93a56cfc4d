import type { Query } from '@/lib/core/lists/filter-query';
import type { EmploymentType, Workplace } from './employment';

/** Filters of the list, named as in the URL; an empty string means no filter. */
export type JobFilters = { department: string; workplace: string; type: string };

export const NO_JOB_FILTERS: JobFilters = { department: '', workplace: '', type: '' };

/** Parses the filters of a URL query. */
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
