import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import type { VideoSummary } from '@/lib/core/video/summary';
import { webinarRecordingPath } from '@/lib/paths/site';
import { hasOwnVideo, recordingLine } from '@/lib/webinars/rules';

type RecordingLinksProps = {
  webinar: {
    slug: string;
    recordingUrl: string | null;
    videoId: string | null;
    video: VideoSummary | null;
    slidesUrl: string | null;
  };
  /** Id of the webinar's title, needed if the page lists several webinars. */
  describedBy?: string;
};

/**
 * Links to the recording and the slides of a past webinar, and what the first one opens. Video files play on our own
 * page.
 */
export function RecordingLinks({ webinar, describedBy }: RecordingLinksProps) {
  const { slug, recordingUrl, slidesUrl } = webinar;
  const line = recordingLine(webinar);
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
      {line && <span className="text-staff text-ink-3">{line}</span>}
    </>
  );
}
