import { notFound } from 'next/navigation';
import { serviceCard } from '@/components/services/site/social-card';
import { socialImage } from '@/lib/core/seo/social-image';
import { readService } from '@/lib/services/data';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'A service of Tech Link: its title, price and duration';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const service = await readService((await params).slug);
  if (!service) notFound();
  return socialImage(serviceCard(service));
}
