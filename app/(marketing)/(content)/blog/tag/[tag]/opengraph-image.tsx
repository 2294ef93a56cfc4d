import { notFound } from 'next/navigation';
import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { findTag } from '@/lib/blog/tags/data';
import { socialImage } from '@/lib/core/seo/social-image';
import { blogTagPath } from '@/lib/paths/site';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'A tag of the Tech Link blog';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ tag: string }> }) {
  const { tag: slug } = await params;
  const tag = await findTag(slug);
  if (!tag) notFound();
  return socialImage({
    label: 'Blog',
    title: `Posts about ${tag.name}`,
    figure: <SocialFigure subject={{ seed: blogTagPath(1, slug), drawing: 'distribution' }} />,
  });
}
