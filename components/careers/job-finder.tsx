'use client';

import { useSearchParams } from 'next/navigation';
import type { JobSummary } from '@/lib/jobs/data';
import { readFilters } from '@/lib/jobs/rules';
import { paths } from '@/lib/paths';
import { JobList } from './job-list';

/** The list as the address filters it; a choice changes the address and the list in place. */
export function JobFinder({ jobs }: { jobs: JobSummary[] }) {
  const query = useSearchParams();
  const setFilter = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    window.history.replaceState(null, '', `${paths.careers}${next.size > 0 ? `?${next}` : ''}`);
  };
  return <JobList jobs={jobs} filters={readFilters(query)} onFilter={setFilter} />;
}
