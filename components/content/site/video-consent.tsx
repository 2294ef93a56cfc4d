import { buttonStyle } from '@/components/ui/button-style';
import type { Video } from '@/lib/content/videos/model';

type VideoConsentProps = { video: Video; player: NonNullable<Video['player']>; title: string };

/**
 * Placeholder for an external player until the visitor clicks. Without JavaScript, the link opens the video on the
 * provider's site.
 */
export function VideoConsent({ video, player, title }: VideoConsentProps) {
  return (
    <div
      data-embed={player.embed}
      data-title={title}
      className="video grid aspect-video place-content-center justify-items-center gap-4 rounded-surface border border-line bg-panel p-6 text-center"
    >
      <a href={video.src} rel="noreferrer" className={buttonStyle({})}>
        Play with {player.name}
      </a>
      <p className="max-w-measure text-staff text-ink-3">
        The video is at {player.name}. Once you press, {player.firm} learns your IP address and what
        you watch, and may set cookies. Before that, nothing is loaded from there.
      </p>
    </div>
  );
}
