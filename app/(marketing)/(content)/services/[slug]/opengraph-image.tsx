import { notFound } from 'next/navigation';
import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { serviceSubject } from '@/components/services/site/subject';
import { socialImage } from '@/lib/core/seo/social-image';
import { readService } from '@/lib/services/data';
import { priceLabel } from '@/lib/services/rules';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'A service of Tech Link: its title, price and duration';

/** Rendered at the first request and then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const service = await readService((await params).slug);
  if (!service) notFound();
  return socialImage({
    label: `Service · ${service.category}`,
    title: service.title,
    figure: <SocialFigure subject={serviceSubject(service)} />,
    facts: [priceLabel(service.priceFrom), service.duration],
  });
}
