import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { webinarRecordingPath } from '@/lib/paths/site';
import { hasOwnVideo } from '@/lib/webinars/rules';

type RecordingLinksProps = {
  webinar: {
    slug: string;
    recordingUrl: string | null;
    videoId: string | null;
    slidesUrl: string | null;
  };
  /** Id of the webinar's title, needed if the page lists several webinars. */
  describedBy?: string;
};

/** Links to the recording and the slides of a past webinar. Video files play on our own page. */
export function RecordingLinks({ webinar, describedBy }: RecordingLinksProps) {
  const { slug, recordingUrl, slidesUrl } = webinar;
  const recording = hasOwnVideo(webinar) ? webinarRecordingPath(slug) : recordingUrl;
  if (!recording && !slidesUrl) {
    return <p className="text-ink-3">Recording and slides are not here yet.</p>;
  }
  return (
    <>
      {recording && (
        <ButtonLink href={recording} aria-describedby={describedBy}>
          Watch Recording
        </ButtonLink>
      )}
      {slidesUrl && (
        <a
          href={slidesUrl}
          download
          aria-describedby={describedBy}
          className={buttonStyle({ variant: 'secondary' })}
        >
          Download Slides
        </a>
      )}
    </>
  );
}
