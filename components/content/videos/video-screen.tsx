import { Changeable } from '@/components/content/changeable';
import { VideoPlayer } from '@/components/content/site/video-player';
import { Notice } from '@/components/ui/notice';
import { videoKey } from '@/lib/content/videos/key';
import type { ShownVideo } from '@/lib/content/videos/model';
import { inMegabytes, videoTime } from '@/lib/content/videos/rules';
import type { RecordInput } from '@/lib/content/videos/schema';
import { videoView } from '@/lib/content/videos/view';
import { videoKind } from '@/lib/core/video/summary';
import { LinkForm } from './link-form';
import { RemoveVideo } from './remove-video';
import { TextsForm } from './texts-form';
import { UploadForm } from './upload-form';

type VideoScreenProps = {
  record: RecordInput;
  shown: ShownVideo;
  /** Maximum file size in bytes; null while the storage is unreachable. */
  limit: number | null;
  now: Date;
  /** False for users without permission to edit. */
  mayChange?: boolean;
};

const heading = 'mb-3 text-lg font-semibold text-ink';

/** Video of a record: the current video, a form to replace it, and its texts. */
export function VideoScreen({ record, shown, limit, now, mayChange = true }: VideoScreenProps) {
  const { video, title } = shown;
  const facts = video && [
    videoKind(video),
    video.source === 'upload' ? 'uploaded here' : 'on another host',
    !video.hasSound && 'no sound',
    video.seconds && videoTime(video.seconds),
    video.width && `${video.width} × ${video.height} pixels`,
    video.sizeBytes && inMegabytes(video.sizeBytes),
  ];
  return (
    <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-2">
      <div className="space-y-10">
        {video && (
          <section aria-labelledby="shown">
            <h2 id="shown" className={heading}>
              The video
            </h2>
            <VideoPlayer video={videoView(video, videoKey(video.id, now))} title={title} />
            <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
              <p className="text-staff text-ink-3">{facts?.filter(Boolean).join(', ')}</p>
              {mayChange && <RemoveVideo record={record} />}
            </div>
          </section>
        )}
        {mayChange && <OtherVideo record={record} limit={limit} isReplaced={video !== null} />}
        {!mayChange && !video && <p>There is no video yet.</p>}
      </div>
      {video && (
        <section aria-labelledby="texts">
          <h2 id="texts" className={heading}>
            Label, captions, transcript and chapters
          </h2>
          <Changeable mayChange={mayChange}>
            <TextsForm key={video.id} record={record} video={video} />
          </Changeable>
        </section>
      )}
    </div>
  );
}

type OtherVideoProps = Pick<VideoScreenProps, 'record' | 'limit'> & { isReplaced: boolean };

/** Replaces the video of the record with an uploaded file or an external video. */
function OtherVideo({ record, limit, isReplaced }: OtherVideoProps) {
  return (
    <>
      <section aria-labelledby="upload">
        <h2 id="upload" className={heading}>
          {isReplaced ? 'Replace it by a file' : 'Upload a file'}
        </h2>
        {limit === null ? (
          <Notice tone="error">
            The storage is not responding, so nothing can be uploaded. Please try again later.
          </Notice>
        ) : (
          <UploadForm record={record} limit={limit} />
        )}
      </section>
      <section aria-labelledby="elsewhere">
        <h2 id="elsewhere" className={heading}>
          {isReplaced ? 'Replace it by a URL' : 'Or give its URL'}
        </h2>
        <LinkForm record={record} />
      </section>
    </>
  );
}
