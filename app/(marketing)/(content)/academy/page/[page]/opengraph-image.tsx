import { notFound } from 'next/navigation';
import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { readCoursePage } from '@/lib/academy/data';
import { pageNumber } from '@/lib/core/lists/numbered-pages';
import { socialImage } from '@/lib/core/seo/social-image';
import { contentListPath } from '@/lib/paths/site';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'Older courses of the Tech Link academy';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ page: string }> }) {
  const page = pageNumber((await params).page);
  if (!page || !(await readCoursePage(page))) notFound();
  return socialImage({
    label: `Academy · Page ${page}`,
    title: 'Learn to run what you automate',
    figure: (
      <SocialFigure subject={{ seed: contentListPath('courses', page), drawing: 'training' }} />
    ),
  });
}
