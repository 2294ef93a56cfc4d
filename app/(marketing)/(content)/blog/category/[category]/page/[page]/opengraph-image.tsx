import { notFound } from 'next/navigation';
import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { listCategories, readPostPage } from '@/lib/blog/data';
import { pageNumber } from '@/lib/core/lists/numbered-pages';
import { socialImage } from '@/lib/core/seo/social-image';
import { blogListPath } from '@/lib/paths/site';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'Older posts of a category of the Tech Link blog';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({
  params,
}: {
  params: Promise<{ category: string; page: string }>;
}) {
  const { category: slug, page: text } = await params;
  const category = (await listCategories()).find((one) => one.slug === slug);
  const page = pageNumber(text);
  if (!category || !page || !(await readPostPage(page, category))) notFound();
  return socialImage({
    label: `Blog · Page ${page}`,
    title: `Posts about ${category.name}`,
    figure: <SocialFigure subject={{ seed: blogListPath(page, slug), drawing: 'distribution' }} />,
  });
}
