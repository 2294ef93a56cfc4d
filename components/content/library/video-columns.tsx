import type { Column } from '@/components/lists/column';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { ListedVideo } from '@/lib/content/videos/model';
import { players } from '@/lib/content/videos/players';
import { inMegabytes, videoTime } from '@/lib/content/videos/rules';
import type { Area } from '@/lib/core/auth/roles';
import { shortMoment } from '@/lib/core/time/business-time';
import { videoKind } from '@/lib/core/video/summary';
import { editorTabPath, lessonTabPath } from '@/lib/paths/staff';

const whereNames = { upload: 'Uploaded here', url: 'Another host' };

const whereOf = ({ source }: ListedVideo) =>
  source === 'upload' || source === 'url' ? whereNames[source] : players[source].name;

/** Returns the name of a video: the title of the first record that shows it. */
export const videoName = ({ shownIn }: ListedVideo) => shownIn[0]?.title ?? 'Shown nowhere';

function editorOf(
  { table, id, courseId, isEditable }: ListedVideo['shownIn'][number],
  area: Area,
): string | null {
  if (!isEditable) return null;
  if (table === 'webinars') return editorTabPath(table, id, 'video', area);
  return courseId ? lessonTabPath(courseId, id, 'video', area) : null;
}

const kindNames = { webinars: 'Webinar', lesson_texts: 'Lesson' };

function VideoName({ video, area }: { video: ListedVideo; area: Area }) {
  const { poster, shownIn } = video;
  return (
    <span className="flex items-center gap-3">
      <span className="block aspect-video w-16 shrink-0 overflow-hidden rounded-control bg-hover">
        {/* biome-ignore lint/performance/noImgElement: a small private file, which the image optimizer must not fetch. */}
        {poster && <img src={poster} alt="" loading="lazy" className="size-full object-cover" />}
      </span>
      <span className="min-w-0">
        {shownIn.map((record) => {
          const href = editorOf(record, area);
          return (
            <span key={record.id} className="flex min-h-6 items-center">
              {href ? (
                <a href={href} className="row-link">
                  {record.title}
                </a>
              ) : (
                record.title
              )}
            </span>
          );
        })}
        {shownIn.length === 0 && videoName(video)}
      </span>
    </span>
  );
}

/** Returns the columns of the video list. Titles link to the page for editing the video, if this person may edit it. */
export const videoColumns = (area: Area): readonly Column<ListedVideo>[] => [
  { id: 'name', header: 'Video', cell: (video) => <VideoName video={video} area={area} /> },
  {
    id: 'kind',
    header: 'Shown in',
    card: 'status',
    cell: ({ shownIn }) => [...new Set(shownIn.map(({ table }) => kindNames[table]))].join(', '),
  },
  {
    id: 'what',
    header: 'What it is',
    cell: (video) => [videoKind(video), !video.hasSound && 'no sound'].filter(Boolean).join(', '),
  },
  { id: 'where', header: 'File', cell: whereOf },
  {
    id: 'length',
    header: 'Length',
    numeric: true,
    cell: ({ seconds }) => seconds && videoTime(seconds),
  },
  {
    id: 'bytes',
    header: 'Size',
    numeric: true,
    cell: ({ sizeBytes }) => sizeBytes && inMegabytes(sizeBytes),
  },
  {
    id: 'captions',
    header: 'Captions',
    card: 'detail',
    cell: ({ hasCaptions }) => (hasCaptions ? 'Yes' : 'None'),
  },
  {
    id: 'added',
    header: `Added (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'created_at',
    card: 'time',
    cell: ({ createdAt }) => <span className="moment">{shortMoment(createdAt)}</span>,
  },
];
