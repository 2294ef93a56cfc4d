import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { type FilterableJob, type JobFilters, matchesFilters } from '@/lib/careers/rules';
import { paths } from '@/lib/paths';

type JobListProps = {
  jobs: FilterableJob[];
  /** The cards of these jobs, in their order. */
  cards: ReactNode[];
  filters: JobFilters;
};

/** Jobs that match the filters, and their number. */
export function JobList({ jobs, cards, filters }: JobListProps) {
  const found = jobs
    .map((job, index) => ({ job, card: cards[index] }))
    .filter(({ job }) => matchesFilters(job, filters));
  const all = `${jobs.length} open ${jobs.length === 1 ? 'job' : 'jobs'}`;
  const clear = (
    <a href={paths.careers} className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
      Clear filters
    </a>
  );
  return (
    <>
      <div role="status" className="mt-8 flex min-h-8 flex-wrap items-center gap-x-6 gap-y-2">
        {found.length > 0 ? (
          <p className="font-mono text-staff text-ink-3">
            {found.length === jobs.length ? all : `${found.length} of ${all}`}
          </p>
        ) : (
          <EmptyState title="No open job matches these filters." action={clear}>
            Choose another department, workplace or employment type.
          </EmptyState>
        )}
        {found.length > 0 && found.length < jobs.length && clear}
      </div>
      {found.length > 0 && (
        <ul className="mt-4 grid gap-px overflow-hidden rounded-surface border border-line bg-line">
          {found.map(({ job, card }) => (
            <li key={job.slug}>{card}</li>
          ))}
        </ul>
      )}
    </>
  );
}
