import type { Video } from '@/lib/content/videos/model';
import { videoTime } from '@/lib/content/videos/rules';

/**
 * Chapters of a video. The script plays them in the player; without JavaScript, the browser opens the file at that
 * time.
 */
export function VideoChapters({ video }: { video: Video }) {
  const { chapters, src } = video;
  if (chapters.length === 0) return null;
  return (
    <nav aria-label="Chapters of the video" className="mt-4">
      <ol className="divide-y divide-line border-y border-line">
        {chapters.map(({ second, title }) => (
          <li key={second}>
            <a
              href={`${src}#t=${second}`}
              data-second={second}
              className="grid grid-cols-[4rem_1fr] items-baseline py-2 text-ink transition-colors hover:text-accent aria-[current]:text-accent"
            >
              <span className="font-mono text-staff text-ink-3">{videoTime(second)}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
