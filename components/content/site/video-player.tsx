import type { Video } from '@/lib/content/media/model';
import { VideoConsent } from './video-consent';

type VideoPlayerProps = {
  video: Video;
  /** Accessible name of the player. */
  title: string;
};

/** A video in the browser's own player, with its captions; the page's script adds to it. */
export function VideoPlayer({ video, title }: VideoPlayerProps) {
  const { player, size, seconds } = video;
  if (player) return <VideoConsent video={video} player={player} title={title} />;
  return (
    <figure data-video={video.id} className="video">
      {/* biome-ignore lint/a11y/useMediaCaption: one without captions has its transcript beside it */}
      <video
        controls
        playsInline
        // Nothing of another host before a press.
        preload={video.poster || video.isElsewhere ? 'none' : 'metadata'}
        aria-label={title}
        src={video.src}
        poster={video.poster ?? undefined}
        width={size?.width}
        height={size?.height}
        data-seconds={seconds ?? undefined}
      >
        {video.captions && (
          <track default kind="captions" srcLang="en" label="English" src={video.captions} />
        )}
      </video>
    </figure>
  );
}
