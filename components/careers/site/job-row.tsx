import { employmentTypeNames, workplaceNames } from '@/lib/careers/employment';
import type { JobSummary } from '@/lib/careers/model';
import { salaryText } from '@/lib/careers/salary';
import { longDay } from '@/lib/core/time/business-time';
import { contentPath } from '@/lib/paths/site';

/** Row of a job as a single link: title, department, location, salary and closing date. */
export function JobRow({ job }: { job: JobSummary }) {
  const salary = salaryText(job.salary);
  return (
    <article className="relative grid gap-x-6 gap-y-2 border-b border-line py-6 transition-colors hover:bg-hover lg:grid-cols-[minmax(0,1fr)_13rem_15rem] lg:items-baseline">
      <div>
        <h3 className="text-[1.375rem] leading-8 font-semibold tracking-[-0.02em] lg:text-[1.625rem]">
          <a
            href={contentPath('jobs', job.slug)}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {job.title}
          </a>
        </h3>
        <p className="mt-1 max-w-[36em] text-base leading-6.5">
          <span className="text-ink">{job.department}.</span> {job.summary}
        </p>
      </div>
      <p className="text-[0.9375rem] leading-6 text-ink">
        {job.location}
        <span className="block text-ink-3">
          {workplaceNames[job.workplace]}, {employmentTypeNames[job.employmentType].toLowerCase()}
        </span>
      </p>
      <p className="font-mono text-staff leading-6 lg:text-right">
        {salary && <span className="block text-ink">{salary}</span>}
        {job.closesAt && <span className="text-ink-3">Closes {longDay(job.closesAt)}</span>}
      </p>
    </article>
  );
}
