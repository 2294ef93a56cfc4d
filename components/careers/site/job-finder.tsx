import { FilterSelect } from '@/components/marketing/filter-select';
import { FilteredList } from '@/components/marketing/filtered-list';
import { Fold } from '@/components/marketing/fold';
import { PageLinks } from '@/components/marketing/page-links';
import { EmptyState } from '@/components/ui/empty-state';
import {
  EMPLOYMENT_TYPES,
  employmentTypeNames,
  WORKPLACES,
  workplaceNames,
} from '@/lib/careers/employment';
import { type JobFilters, matchesFilters } from '@/lib/careers/job-filters';
import type { JobSummary } from '@/lib/careers/model';
import { FILTERED_PAGE_SIZE, filterPageQuery } from '@/lib/core/lists/filter-query';
import { MAX_SHOWN, pageCount } from '@/lib/core/lists/numbered-pages';
import { paths } from '@/lib/paths';
import { JobRow } from './job-row';

type JobFinderProps = {
  jobs: JobSummary[];
  /** Filters that the server read from the URL; empty on the static page. */
  filters: JobFilters;
  /** Page number of the results. */
  page: number;
};

/** Open jobs with three filters, whose options come from the listed jobs. */
export function JobFinder({ jobs, filters, ...props }: JobFinderProps) {
  const found = jobs.filter((job) => matchesFilters(job, filters));
  const isPaged = jobs.length > FILTERED_PAGE_SIZE;
  const pages = isPaged ? pageCount(found.length, FILTERED_PAGE_SIZE) : 1;
  const page = Math.min(props.page, pages);
  const ofPage = found.slice((page - 1) * FILTERED_PAGE_SIZE, page * FILTERED_PAGE_SIZE);
  return (
    <>
      <FilteredList
        label="Open jobs"
        path={paths.careers}
        fields={
          <Fold
            summary="Filter the jobs"
            open={Object.values(filters).some((value) => value !== '')}
            className="sm:col-span-3"
          >
            <div className="grid gap-4 sm:grid-cols-3">
              {filterChoices(jobs).map((choice) => (
                <FilterSelect key={choice.name} {...choice} value={filters[choice.name]} />
              ))}
            </div>
          </Fold>
        }
        fieldsLayout="sm:grid-cols-3 lg:grid-cols-4"
        submitLabel="Show jobs"
        all={`${jobs.length} open ${jobs.length === 1 ? 'job' : 'jobs'}`}
        total={jobs.length}
        found={found.length}
        items={(isPaged ? ofPage : jobs).map((job) => ({
          key: job.slug,
          values: {
            department: job.department,
            workplace: job.workplace,
            type: job.employmentType,
          },
          isFound: matchesFilters(job, filters),
          card: <JobRow job={job} />,
        }))}
        listLayout="border-t border-line-strong"
        none={
          <EmptyState title="No open job matches these filters.">
            Choose another department, workplace or employment type.
          </EmptyState>
        }
      />
      <PageLinks
        page={page}
        pages={pages}
        path={(other) => paths.careers + filterPageQuery(filters, other)}
        things="jobs"
      />
    </>
  );
}

function filterChoices(jobs: JobSummary[]) {
  const departments = [...new Set(jobs.map(({ department }) => department))]
    .sort()
    .slice(0, MAX_SHOWN);
  const workplaces = WORKPLACES.filter((value) => jobs.some((job) => job.workplace === value));
  const types = EMPLOYMENT_TYPES.filter((value) =>
    jobs.some((job) => job.employmentType === value),
  );
  return [
    {
      name: 'department',
      label: 'Department',
      all: 'All departments',
      options: departments.map((value) => ({ value, text: value })),
    },
    {
      name: 'workplace',
      label: 'Workplace',
      all: 'All workplaces',
      options: workplaces.map((value) => ({ value, text: workplaceNames[value] })),
    },
    {
      name: 'type',
      label: 'Employment type',
      all: 'All types',
      options: types.map((value) => ({ value, text: employmentTypeNames[value] })),
    },
  ] as const;
}
