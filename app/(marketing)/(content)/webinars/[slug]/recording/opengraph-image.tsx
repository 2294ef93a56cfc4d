import { notFound } from 'next/navigation';
import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { subjectOf } from '@/components/marketing/drawings/subject';
import { socialImage } from '@/lib/core/seo/social-image';
import { videoKind } from '@/lib/core/video/summary';
import { webinarRecordingPath } from '@/lib/paths/site';
import { readDrawnFace } from '@/lib/people/faces/data';
import { readWebinar } from '@/lib/webinars/data';
import { hasRecordingPage, recordingLine, sessionDate } from '@/lib/webinars/rules';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'The film of a webinar of Tech Link: its title, day and length';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const webinar = await readWebinar((await params).slug);
  if (!webinar || !hasRecordingPage(webinar)) notFound();
  return socialImage({
    label: webinar.video ? videoKind(webinar.video) : 'Recording',
    title: webinar.title,
    figure: (
      <SocialFigure
        subject={{ ...subjectOf('webinars', webinar), seed: webinarRecordingPath(webinar.slug) }}
      />
    ),
    face: await readDrawnFace(webinar.presenter),
    facts: [
      sessionDate(new Date(webinar.startsAt)),
      recordingLine(webinar) ?? `${webinar.durationMinutes} minutes`,
      webinar.presenter,
    ],
  });
}
