import { employmentTypeNames, workplaceNames } from '@/lib/careers/employment';
import type { JobSummary } from '@/lib/careers/model';
import { salaryText } from '@/lib/careers/salary';
import { longDay } from '@/lib/core/time/business-time';
import { contentPath } from '@/lib/paths/site';

/** Row of a job as a single link: department, title, summary and key facts. */
export function JobCard({ job }: { job: JobSummary }) {
  const salary = salaryText(job.salary);
  return (
    <article className="relative flex h-full flex-col bg-surface p-6 transition-colors hover:bg-hover lg:p-8">
      <p className="label text-ink-3">{job.department}</p>
      <h3 className="mt-4 text-h3">
        <a
          href={contentPath('jobs', job.slug)}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {job.title}
        </a>
      </h3>
      <p className="mt-2 max-w-measure text-base leading-6.5">{job.summary}</p>
      <p className="mt-auto flex flex-wrap gap-x-8 gap-y-1 pt-6 font-mono text-staff text-ink">
        <span>{job.location}</span>
        <span>
          {workplaceNames[job.workplace]}, {employmentTypeNames[job.employmentType].toLowerCase()}
        </span>
        {salary && <span>{salary}</span>}
        {job.closesAt && <span className="text-ink-3">Closes {longDay(job.closesAt)}</span>}
      </p>
    </article>
  );
}
