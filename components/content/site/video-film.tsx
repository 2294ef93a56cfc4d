import { buttonStyle } from '@/components/ui/button-style';
import { icons } from '@/components/ui/icons';
import { LineIcon } from '@/components/ui/line-icon';
import type { Video } from '@/lib/content/videos/model';
import { videoTime } from '@/lib/content/videos/rules';

type FilmProps = { video: Video; title: string };

/**
 * Video behind a poster and a play button. Native controls are the most expensive part of the page on a phone, so the
 * script adds them with the first click. Without JavaScript they are present from the start.
 */
export function PressedFilm({ video, title }: FilmProps) {
  const { seconds, src } = video;
  return (
    <div className="relative">
      <Film video={video} title={title} />
      <noscript>
        <Film video={video} title={title} hasControls />
      </noscript>
      <a
        data-play
        href={src}
        className="absolute inset-0 flex items-end rounded-surface p-4 noscript:hidden sm:p-6"
      >
        <span className={buttonStyle({})}>
          <LineIcon d={icons.play} className="size-4" />
          Play{seconds !== null && `, ${videoTime(seconds)}`}
          <span className="sr-only">: {title}</span>
        </span>
      </a>
    </div>
  );
}

/** Video element with native controls, or without them if a script adds them later. */
export function Film({ video, title, hasControls = false }: FilmProps & { hasControls?: boolean }) {
  const { size, poster, captions } = video;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a video without captions has a transcript next to it
    <video
      controls={hasControls}
      playsInline
      // Load nothing from another host before a click.
      preload={poster || video.isElsewhere ? 'none' : 'metadata'}
      aria-label={title}
      src={video.src}
      poster={poster ?? undefined}
      width={size?.width}
      height={size?.height}
      className={`aspect-video h-auto w-full rounded-surface bg-panel ${hasControls ? '' : 'noscript:hidden'}`}
    >
      {captions && <track default kind="captions" srcLang="en" label="English" src={captions} />}
    </video>
  );
}
