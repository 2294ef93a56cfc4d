import { notFound } from 'next/navigation';
import { postCard } from '@/components/blog/site/social-card';
import { readPost } from '@/lib/blog/data';
import { socialImage } from '@/lib/core/seo/social-image';
import { readDrawnFace } from '@/lib/people/faces/data';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'A post of the Tech Link blog: its title, author and day';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const post = await readPost((await params).slug);
  if (!post) notFound();
  return socialImage(postCard(post, await readDrawnFace(post.authorName)));
}
