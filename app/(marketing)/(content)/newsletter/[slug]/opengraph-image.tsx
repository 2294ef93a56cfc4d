import { notFound } from 'next/navigation';
import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { longDay } from '@/lib/core/time/business-time';
import { readArchived } from '@/lib/newsletter/data';
import { issuePath } from '@/lib/paths/site';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'An issue of the Tech Link newsletter: its title and day';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const issue = await readArchived((await params).slug);
  if (!issue) notFound();
  const { slug, title, sentAt } = issue;
  return socialImage({
    label: 'Newsletter',
    title,
    figure: <SocialFigure subject={{ seed: issuePath(slug), drawing: 'mail' }} />,
    facts: [longDay(sentAt)],
  });
}
