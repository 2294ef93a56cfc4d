import { VideoPlayer } from '@/components/content/site/video-player';
import { Markdown } from '@/components/text/markdown';
import type { Video } from '@/lib/content/videos/model';
import { videoKind, videoLabel } from '@/lib/core/video/summary';
import { contentPath } from '@/lib/paths/site';
import type { Webinar } from '@/lib/webinars/model';
import { recordingVideo, sessionDate } from '@/lib/webinars/rules';
import { BackLink } from './back-link';
import { ChapterList } from './chapter-list';
import { ChapterSlide } from './chapter-slide';

type RecordingViewProps = { webinar: Webinar; film: Video | null };

/** Recording page: the video, if there is one, and each slide with its transcript. */
export function RecordingView({ webinar, film }: RecordingViewProps) {
  const { chapters } = webinar;
  const video = recordingVideo(webinar.recordingUrl);
  const kind = film ? videoKind(film) : 'Recording';
  return (
    <article className="page-width pt-8 lg:pt-12">
      <BackLink href={contentPath('webinars', webinar.slug)}>About this webinar</BackLink>
      <header className="mt-10 grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="label text-ink-3">
            {kind}, {sessionDate(new Date(webinar.startsAt))}
          </p>
          <h1 className="mt-4 text-h1">{webinar.title}</h1>
          <p className="mt-5 max-w-measure text-lead">
            {film && `${videoLabel(film)}. `}
            The webinar with {webinar.presenter} took {webinar.durationMinutes} minutes.{' '}
            {film?.transcript &&
              'Below are the text of the film and every slide with what was said.'}
            {!video && !film && 'A recording to read: every slide, with what was said next to it.'}
          </p>
        </div>
        <nav aria-label="Chapters" className="lg:col-span-5">
          <ChapterList chapters={chapters} />
        </nav>
      </header>
      {film && (
        <div className="mt-12 grid items-start gap-x-6 gap-y-12 lg:grid-cols-12">
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
      <ol className="mt-16 lg:mt-24">
        {chapters.map((chapter, index) => (
          <li
            key={chapter.title}
            className="grid gap-x-6 gap-y-6 border-t border-line py-10 lg:grid-cols-12 lg:py-14"
          >
            <div className="lg:col-span-7">
              <ChapterSlide chapter={chapter} number={index + 1} total={chapters.length} />
            </div>
            <div className="lg:col-span-5 lg:pl-6">
              <Markdown text={chapter.said} />
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}
