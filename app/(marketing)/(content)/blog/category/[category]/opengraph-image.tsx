import { notFound } from 'next/navigation';
import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { listCategories } from '@/lib/blog/data';
import { socialImage } from '@/lib/core/seo/social-image';
import { blogListPath } from '@/lib/paths/site';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'A category of the Tech Link blog';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ category: string }> }) {
  const { category: slug } = await params;
  const category = (await listCategories()).find((one) => one.slug === slug);
  if (!category) notFound();
  return socialImage({
    label: 'Blog',
    title: `Posts about ${category.name}`,
    figure: <SocialFigure subject={{ seed: blogListPath(1, slug), drawing: 'distribution' }} />,
  });
}
