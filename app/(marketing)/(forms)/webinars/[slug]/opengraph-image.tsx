import { notFound } from 'next/navigation';
import { webinarCard } from '@/components/webinars/site/social-card';
import { socialImage } from '@/lib/core/seo/social-image';
import { readDrawnFace } from '@/lib/people/faces/data';
import { readWebinar } from '@/lib/webinars/data';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'A webinar of Tech Link: its title, day and time';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const webinar = await readWebinar((await params).slug);
  if (!webinar) notFound();
  return socialImage(webinarCard(webinar, await readDrawnFace(webinar.presenter)));
}
