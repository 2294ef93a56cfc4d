import { notFound } from 'next/navigation';
import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { readTagPage } from '@/lib/blog/data';
import { findTag } from '@/lib/blog/tags/data';
import { pageNumber } from '@/lib/core/lists/numbered-pages';
import { socialImage } from '@/lib/core/seo/social-image';
import { blogTagPath } from '@/lib/paths/site';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'Older posts with a tag of the Tech Link blog';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

type ImageProps = { params: Promise<{ tag: string; page: string }> };

export default async function Image({ params }: ImageProps) {
  const { tag: slug, page: text } = await params;
  const [tag, page] = [await findTag(slug), pageNumber(text)];
  if (!tag || !page || !(await readTagPage(page, tag.names))) notFound();
  return socialImage({
    label: `Blog · Page ${page}`,
    title: `Posts about ${tag.name}`,
    figure: <SocialFigure subject={{ seed: blogTagPath(page, slug), drawing: 'distribution' }} />,
  });
}
