import { notFound } from 'next/navigation';
import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { pageNumber } from '@/lib/core/lists/numbered-pages';
import { socialImage } from '@/lib/core/seo/social-image';
import { contentListPath } from '@/lib/paths/site';
import { readWebinarPage } from '@/lib/webinars/data';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'Past webinars of Tech Link';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ page: string }> }) {
  const page = pageNumber((await params).page);
  if (!page || !(await readWebinarPage(page, new Date()))) notFound();
  return socialImage({
    label: `Webinars · Page ${page}`,
    title: 'Past webinars',
    figure: (
      <SocialFigure subject={{ seed: contentListPath('webinars', page), drawing: 'calendar' }} />
    ),
  });
}
