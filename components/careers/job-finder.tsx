'use client';

import { Suspense } from 'react';
import { FollowAddress } from '@/components/ui/follow-address';
import { useAddressFilters } from '@/components/ui/use-address-filters';
import type { JobSummary } from '@/lib/jobs/data';
import { type JobFilters, readJobFilters } from '@/lib/jobs/rules';
import { paths } from '@/lib/paths';
import { JobFilterForm } from './job-filter-form';
import { JobList } from './job-list';
import { NoOpenJob } from './no-open-job';

type JobFinderProps = {
  jobs: JobSummary[];
  /** What the server has read from the address; nothing on the static page. */
  pageFilters: JobFilters;
};

/** The open jobs and their filters; a choice changes the list in place and then the address. */
export function JobFinder({ jobs, pageFilters }: JobFinderProps) {
  const { form, filters, setFilters, follow } = useAddressFilters({
    path: paths.careers,
    read: readJobFilters,
    pageFilters,
    pauseMs: 0,
  });
  if (jobs.length === 0) return <NoOpenJob />;
  return (
    <>
      <Suspense>
        <FollowAddress onQuery={follow} />
      </Suspense>
      <JobFilterForm ref={form} jobs={jobs} filters={filters} onChange={setFilters} />
      <JobList jobs={jobs} filters={filters} />
    </>
  );
}
