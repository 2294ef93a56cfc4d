import { PageScript } from '@/components/marketing/page-script';
import type { Video } from '@/lib/content/media/model';
import { VideoChapters } from './video-chapters';
import { VideoConsent } from './video-consent';
import { VideoFailures } from './video-failures';
import { VideoTools } from './video-tools';

type VideoPlayerProps = {
  video: Video;
  /** Accessible name of the player. */
  title: string;
  /** Endpoint that is told, once, when a minute was watched. */
  watchedPath?: string;
};

/** A video in the browser's own player, with captions and chapters. The script of videos adds keys, speed and position. */
export function VideoPlayer({ video, title, watchedPath }: VideoPlayerProps) {
  const { player, size, poster, captions } = video;
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
      {/* biome-ignore lint/a11y/useMediaCaption: one without captions has its transcript beside it */}
      <video
        controls
        playsInline
        // Nothing of another host before a press.
        preload={poster || video.isElsewhere ? 'none' : 'metadata'}
        aria-label={title}
        src={video.src}
        poster={poster ?? undefined}
        width={size?.width}
        height={size?.height}
        className="aspect-video h-auto w-full rounded-surface bg-panel"
      >
        {captions && <track default kind="captions" srcLang="en" label="English" src={captions} />}
      </video>
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
