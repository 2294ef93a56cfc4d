import { notFound } from 'next/navigation';
import { caseCard } from '@/components/cases/site/social-card';
import { readCase } from '@/lib/cases/data';
import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'A case of Tech Link: its title, duration and price';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const study = await readCase((await params).slug);
  if (!study) notFound();
  return socialImage(caseCard(study));
}
