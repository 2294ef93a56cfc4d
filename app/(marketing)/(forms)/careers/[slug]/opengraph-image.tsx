import { notFound } from 'next/navigation';
import { jobCard } from '@/components/careers/site/social-card';
import { readJob } from '@/lib/careers/data';
import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'A job at Tech Link: its title, place and pay';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const job = await readJob((await params).slug);
  if (!job) notFound();
  return socialImage(jobCard(job));
}
