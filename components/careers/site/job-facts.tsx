import { employmentTypeNames, workplaceNames } from '@/lib/careers/employment';
import type { JobSummary } from '@/lib/careers/model';
import { salaryText } from '@/lib/careers/salary';
import { formattedMoment } from '@/lib/core/time/business-time';

/** Key facts of a job. */
export function JobFacts({ job, open }: { job: JobSummary; open: boolean }) {
  const closing = job.closesAt && formattedMoment(new Date(job.closesAt));
  const facts = [
    { name: 'Salary', value: salaryText(job.salary) },
    { name: 'Place', value: job.location },
    { name: 'Workplace', value: workplaceNames[job.workplace] },
    { name: 'Employment type', value: employmentTypeNames[job.employmentType] },
    { name: open ? 'Closes' : 'Closed', value: closing },
  ].filter(({ value }) => value);
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="grid grid-cols-[7.5rem_1fr] items-baseline gap-x-4 py-2.5 lg:block lg:py-3.5"
        >
          <dt className="label font-normal text-ink-3">{name}</dt>
          <dd className="text-base leading-6 text-ink lg:mt-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
