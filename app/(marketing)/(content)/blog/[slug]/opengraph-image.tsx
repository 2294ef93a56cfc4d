import { notFound } from 'next/navigation';
import { postSubject } from '@/components/blog/site/subject';
import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { readPost } from '@/lib/blog/data';
import { readingMinutes } from '@/lib/blog/rules';
import { socialImage } from '@/lib/core/seo/social-image';
import { longDay } from '@/lib/core/time/business-time';
import { readDrawnFace } from '@/lib/people/faces/data';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'A post of the Tech Link blog: its title, author and day';

/** Rendered at the first request and then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const post = await readPost((await params).slug);
  if (!post) notFound();
  return socialImage({
    label: `Blog · ${post.category}`,
    title: post.title,
    figure: <SocialFigure subject={postSubject(post)} />,
    face: await readDrawnFace(post.authorName),
    facts: [
      post.authorName,
      post.publishedAt && longDay(post.publishedAt),
      `${readingMinutes(post.wordCount)} min`,
    ],
  });
}
