import { notFound } from 'next/navigation';
import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { readPostPage } from '@/lib/blog/data';
import { BLOG_TITLE } from '@/lib/blog/metadata';
import { pageNumber } from '@/lib/core/lists/numbered-pages';
import { socialImage } from '@/lib/core/seo/social-image';
import { blogListPath } from '@/lib/paths/site';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'Older posts of the Tech Link blog';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ page: string }> }) {
  const page = pageNumber((await params).page);
  if (!page || !(await readPostPage(page, null))) notFound();
  return socialImage({
    label: `Blog · Page ${page}`,
    title: BLOG_TITLE,
    figure: <SocialFigure subject={{ seed: blogListPath(page), drawing: 'distribution' }} />,
  });
}
