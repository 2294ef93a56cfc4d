import { notFound } from 'next/navigation';
import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { readJob } from '@/lib/careers/data';
import { employmentTypeNames } from '@/lib/careers/employment';
import { salaryText } from '@/lib/careers/salary';
import { socialImage } from '@/lib/core/seo/social-image';
import { contentPath } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'A job at Tech Link: its title, place and pay';

/** Rendered at the first request and then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const job = await readJob((await params).slug);
  if (!job) notFound();
  return socialImage({
    label: `Careers · ${job.department}`,
    title: job.title,
    figure: (
      <SocialFigure
        subject={{ seed: contentPath('jobs', job.slug), title: job.title, tags: ['Careers'] }}
      />
    ),
    facts: [job.location, employmentTypeNames[job.employmentType], salaryText(job.salary)],
  });
}
