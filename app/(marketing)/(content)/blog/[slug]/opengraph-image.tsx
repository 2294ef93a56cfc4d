import { notFound } from 'next/navigation';
import { readPost } from '@/lib/blog/data';
import { readingMinutes } from '@/lib/blog/rules';
import { socialImage } from '@/lib/core/seo/social-image';
import { longDay } from '@/lib/core/time/business-time';

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
    facts: [
      post.authorName,
      post.publishedAt && longDay(post.publishedAt),
      `${readingMinutes(post.wordCount)} min`,
    ],
  });
}
