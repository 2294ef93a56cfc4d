import { notFound } from 'next/navigation';
import { readJob } from '@/lib/careers/data';
import { employmentTypeNames } from '@/lib/careers/employment';
import { salaryText } from '@/lib/careers/salary';
import { socialImage } from '@/lib/core/seo/social-image';

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
    facts: [job.location, employmentTypeNames[job.employmentType], salaryText(job.salary)],
  });
}
