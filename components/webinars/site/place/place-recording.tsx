import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import type { PlaceWebinar } from '@/lib/webinars/place/model';
import { recordingVideo } from '@/lib/webinars/rules';
import { SessionSlides } from '../session-slides';
import { WatchCounter } from './watch-counter';

type PlaceRecordingProps = {
  token: string;
  webinar: PlaceWebinar;
  /** Player of the webinar's own video, if there is one. */
  player: ReactNode;
  /** Label of the recording (`recordingLine`). */
  line: string | null;
};

/** Recording on the page of a registrant: the video, the slides with transcript, or an external link. */
export function PlaceRecording({ token, webinar, player, line }: PlaceRecordingProps) {
  const { chapters, durationMinutes, recordingUrl, slidesUrl } = webinar;
  const video = player ? null : recordingVideo(recordingUrl);
  if (!player && !recordingUrl && chapters.length === 0) {
    return (
      <p className="page-width pb-24">
        The recording is not here yet. We write to you as soon as it is published.
      </p>
    );
  }
  return (
    <section aria-label="Recording" className="page-width pb-24">
      <div className="mb-10 flex flex-wrap items-center gap-3">
        {!player && !video && recordingUrl && chapters.length === 0 && (
          <ButtonLink href={recordingUrl}>Watch Recording</ButtonLink>
        )}
        {slidesUrl && (
          <ButtonLink href={slidesUrl} variant="secondary" download>
            Download Slides
          </ButtonLink>
        )}
        {line && <span className="text-staff text-ink-3">{line}</span>}
      </div>
      <WatchCounter token={token}>
        {player}
        {video && (
          // Captions and videos from the storage have another origin.
          <video
            controls
            preload="none"
            crossOrigin="anonymous"
            src={video.src}
            className="aspect-video w-full rounded-surface bg-panel"
          >
            <track default kind="captions" srcLang="en" label="English" src={video.captions} />
          </video>
        )}
        <SessionSlides chapters={chapters} durationMinutes={durationMinutes} />
      </WatchCounter>
    </section>
  );
}
