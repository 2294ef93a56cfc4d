import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { VideoPlayer } from '@/components/content/site/video-player';
import { subjectOf } from '@/components/marketing/drawings/subject';
import { SubjectPicture } from '@/components/marketing/subject-picture';
import { CalendarLinks } from '@/components/webinars/site/calendar-links';
import { PlacePage } from '@/components/webinars/site/place/place-page';
import { PlaceRecording } from '@/components/webinars/site/place/place-recording';
import { readVideoForReader } from '@/lib/content/videos/data';
import { contentPath } from '@/lib/paths/site';
import { readPlace } from '@/lib/webinars/place/data';
import { shownPlace } from '@/lib/webinars/place/shown-place';
import { recordingLine } from '@/lib/webinars/rules';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Your place',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type WebinarPlacePageProps = { params: Promise<{ token: string }> };

/** Mail scanners also open links, so opening it does not change anything. */
export default async function WebinarPlacePage({ params }: WebinarPlacePageProps) {
  const token = decodeURIComponent((await params).token);
  const place = await readPlace(token);
  if (!place) notFound();
  const { webinar } = place.place;
  const shown = shownPlace(place, new Date());
  const video =
    shown.state === 'over' ? await readVideoForReader(webinar.videoId, new Date()) : null;
  return (
    <>
      <PlacePage
        token={token}
        place={shown}
        webinarPath={contentPath('webinars', webinar.slug)}
        calendar={<CalendarLinks webinar={webinar} />}
        picture={
          <SubjectPicture
            subject={subjectOf('webinars', webinar)}
            ground="screen"
            imageUrl={null}
            imageAlt={null}
            sizes="(min-width: 1024px) 460px, 100vw"
          />
        }
      />
      {shown.state === 'over' && (
        <PlaceRecording
          token={token}
          webinar={webinar}
          player={video && <VideoPlayer video={video} title={webinar.title} />}
          line={recordingLine({ recordingUrl: webinar.recordingUrl, video })}
        />
      )}
    </>
  );
}
