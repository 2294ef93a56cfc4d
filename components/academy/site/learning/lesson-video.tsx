import { VideoPlayer } from '@/components/content/site/video-player';
import { Markdown } from '@/components/text/markdown';
import type { Video } from '@/lib/content/videos/model';
import { videoLabel } from '@/lib/core/video/summary';

/** Video of a lesson with its transcript. */
export function LessonVideo({ video, title }: { video: Video; title: string }) {
  return (
    <div className="space-y-4">
      <p className="text-staff text-ink-3">{videoLabel(video)}</p>
      <VideoPlayer video={video} title={title} />
      {video.transcript && (
        <details>
          <summary className="cursor-pointer text-accent underline underline-offset-4">
            {video.hasSound ? 'Read what is said' : 'Read the film as text'}
          </summary>
          <div className="mt-4">
            <Markdown text={video.transcript} />
          </div>
        </details>
      )}
    </div>
  );
}
