import {
  factList,
  markdownDocument,
  markdownSection,
  plainText,
} from '@/lib/core/text/markdown-document';
import { safeMarkdown } from '@/lib/core/text/safe-markdown';
import { employmentTypeNames, isOpen, workplaceNames } from './employment';
import { hiringSteps } from './hiring-steps';
import type { Job } from './model';
import { salaryText } from './salary';

/** Returns the page of a job as Markdown. */
export function jobMarkdown(job: Job, now: Date): string {
  const open = isOpen(job, now);
  const steps = hiringSteps.map(
    ({ when, title, text }, index) => `${index + 1}. **${when}: ${title}.** ${text}`,
  );
  return markdownDocument(job.title, [
    plainText(job.summary),
    factList({
      Applications: open ? 'open' : 'closed',
      Department: job.department,
      Place: `${job.location} (${workplaceNames[job.workplace]})`,
      Employment: employmentTypeNames[job.employmentType],
      Salary: salaryText(job.salary),
      Closes: job.closesAt?.slice(0, 10),
    }),
    safeMarkdown(job.description),
    open ? markdownSection('How we hire', steps.join('\n')) : '',
  ]);
}
