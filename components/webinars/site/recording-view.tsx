import { VideoPlayer } from '@/components/content/site/video-player';
import { Markdown } from '@/components/text/markdown';
import type { Video } from '@/lib/content/videos/model';
import { videoKind, videoLabel } from '@/lib/core/video/summary';
import { contentPath } from '@/lib/paths/site';
import type { Webinar } from '@/lib/webinars/model';
import { recordingVideo, sessionDate } from '@/lib/webinars/rules';
import { BackLink } from './back-link';
import { SessionSlides } from './session-slides';

type RecordingViewProps = { webinar: Webinar; film: Video | null };

/** Recording page: the video, if there is one, and each slide with its transcript. */
export function RecordingView({ webinar, film }: RecordingViewProps) {
  const { chapters, durationMinutes } = webinar;
  const video = recordingVideo(webinar.recordingUrl);
  const kind = film ? videoKind(film) : 'Recording';
  return (
    <article className="page-width pt-5 lg:pt-12">
      <BackLink href={contentPath('webinars', webinar.slug)}>About this webinar</BackLink>
      <header className="mt-4 lg:mt-10">
        <p className="label text-ink-3">
          {kind}, {sessionDate(new Date(webinar.startsAt))}
        </p>
        <h1 className="mt-3 max-w-[17em] text-h1 lg:mt-4">{webinar.title}</h1>
        <p className="mt-3 max-w-measure text-lead lg:mt-5">
          {film && `${videoLabel(film)}. `}
          The webinar with {webinar.presenter} took {durationMinutes} minutes.{' '}
          {film?.transcript && 'Below are the text of the film and every slide with what was said.'}
          {!video && !film && 'A recording to read: every slide, with what was said next to it.'}
        </p>
      </header>
      {film && (
        <div className="mt-5 grid items-start gap-x-6 gap-y-10 lg:mt-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <VideoPlayer video={film} title={`${kind}: ${webinar.title}`} startsByPress />
          </div>
          {film.transcript && (
            <section aria-labelledby="transcript" className="lg:col-span-4">
              <h2 id="transcript" className="text-h3">
                {film.hasSound ? 'Transcript' : 'The film as text'}
              </h2>
              <div className="mt-4">
                <Markdown text={film.transcript} />
              </div>
            </section>
          )}
        </div>
      )}
      {!film && video && (
        // Captions and videos from the storage have another origin.
        <video
          controls
          preload="none"
          crossOrigin="anonymous"
          src={video.src}
          className="mt-12 aspect-video w-full rounded-surface bg-panel"
        >
          <track default kind="captions" srcLang="en" label="English" src={video.captions} />
        </video>
      )}
      <SessionSlides chapters={chapters} durationMinutes={durationMinutes} />
    </article>
  );
}
