'use client';

import { type ReactNode, Suspense } from 'react';
import { FollowUrl } from '@/components/ui/follow-url';
import { useUrlFilters } from '@/components/ui/use-url-filters';
import { type FilterableJob, type JobFilters, readJobFilters } from '@/lib/careers/rules';
import { paths } from '@/lib/paths';
import { JobFilterForm } from './job-filter-form';
import { JobList } from './job-list';

type JobFinderProps = {
  jobs: FilterableJob[];
  /** The cards of these jobs, in their order. */
  cards: ReactNode[];
  /** Filters that the server has read from the URL; none on the static page. */
  pageFilters: JobFilters;
};

/** The open jobs and their filters; a change updates the list and then the URL. */
export function JobFinder({ jobs, cards, pageFilters }: JobFinderProps) {
  const { form, filters, setFilters, follow } = useUrlFilters({
    path: paths.careers,
    read: readJobFilters,
    pageFilters,
    pauseMs: 0,
  });
  return (
    <>
      <Suspense>
        <FollowUrl onQuery={follow} />
      </Suspense>
      <JobFilterForm ref={form} jobs={jobs} filters={filters} onChange={setFilters} />
      <JobList jobs={jobs} cards={cards} filters={filters} />
    </>
  );
}
