import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { employmentTypeNames } from '@/lib/careers/employment';
import type { Job } from '@/lib/careers/model';
import { salaryText } from '@/lib/careers/salary';
import type { SocialImage } from '@/lib/core/seo/social-image';
import { contentPath } from '@/lib/paths/site';

/** Returns the social preview of a job. */
export function jobCard(job: Job): SocialImage {
  const seed = contentPath('jobs', job.slug);
  return {
    label: `Careers · ${job.department}`,
    title: job.title,
    figure: <SocialFigure subject={{ seed, drawing: 'team' }} />,
    facts: [job.location, employmentTypeNames[job.employmentType], salaryText(job.salary)],
  };
}
