import { PageScript } from '@/components/marketing/page-script';
import type { Video } from '@/lib/content/videos/model';
import { VideoChapters } from './video-chapters';
import { VideoConsent } from './video-consent';
import { VideoFailures } from './video-failures';
import { Film, PressedFilm } from './video-film';
import { VideoTools } from './video-tools';

type VideoPlayerProps = {
  video: Video;
  /** Accessible name of the player. */
  title: string;
  /** Endpoint that is called once after a minute was watched. */
  watchedPath?: string;
  /**
   * True to add the controls with the first click. Only for pages that always load as a document, because a script adds
   * them.
   */
  startsByPress?: boolean;
};

/** Video with captions and chapters. The video script adds controls, keyboard shortcuts, speed and resume position. */
export function VideoPlayer({ video, title, watchedPath, startsByPress }: VideoPlayerProps) {
  const { player, captions } = video;
  const script = <PageScript name="video" />;
  if (player) {
    return (
      <>
        <VideoConsent video={video} player={player} title={title} />
        {script}
      </>
    );
  }
  return (
    <figure data-video={video.id} data-watched={watchedPath} className="min-w-0">
      {startsByPress ? (
        <PressedFilm video={video} title={title} />
      ) : (
        <Film video={video} title={title} hasControls />
      )}
      {video.isElsewhere && (
        <p className="mt-3 text-staff text-ink-3">
          The file is at {new URL(video.src).host}. Once you press play, that server learns your IP
          address. Before that, nothing is loaded from there.
        </p>
      )}
      <VideoFailures />
      <VideoTools hasCaptions={captions !== null} />
      <VideoChapters video={video} />
      {script}
    </figure>
  );
}
