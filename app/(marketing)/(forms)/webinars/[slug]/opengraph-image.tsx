import { notFound } from 'next/navigation';
import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { webinarSubject } from '@/components/webinars/site/subject';
import { socialImage } from '@/lib/core/seo/social-image';
import { readDrawnFace } from '@/lib/people/faces/data';
import { readWebinar } from '@/lib/webinars/data';
import { sessionDate, sessionTime } from '@/lib/webinars/rules';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'A webinar of Tech Link: its title, day and time';

/** Rendered at the first request and then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const webinar = await readWebinar((await params).slug);
  if (!webinar) notFound();
  const startsAt = new Date(webinar.startsAt);
  return socialImage({
    label: 'Webinar',
    title: webinar.title,
    figure: <SocialFigure subject={webinarSubject(webinar)} />,
    face: await readDrawnFace(webinar.presenter),
    facts: [sessionDate(startsAt), sessionTime(startsAt), webinar.presenter],
  });
}
