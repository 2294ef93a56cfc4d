import type { Metadata } from 'next';
import { EditorHead } from '@/components/content/editing/editor-head';
import { VideoScreen } from '@/components/content/media/video-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readShownVideo } from '@/lib/content/media/data';
import { readUploadLimit } from '@/lib/content/media/writes';
import { readHead } from '@/lib/content/publishing/data';
import { includesLevel, levelToChange } from '@/lib/core/auth/content-rights';
import { requireEditor } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Video of a webinar' };

type VideoPageProps = { params: Promise<{ id: string }> };

export default async function VideoPage({ params }: VideoPageProps) {
  const { editor, desk } = await requireEditor('webinars');
  const { id } = await params;
  const record = { table: 'webinars', id } as const;
  const [webinar, shown, limit] = await Promise.all([
    readHead(editor, 'webinars', id),
    readShownVideo(editor, record),
    // The screen stays usable while the storage is down.
    readUploadLimit().catch(() => null),
  ]);
  if (!webinar || !shown) return <MissingScreen dashboard={paths.team.dashboard} />;
  return (
    <>
      <EditorHead table="webinars" id={id} title={shown.title} current="video" area="team" />
      <VideoScreen
        record={record}
        shown={shown}
        limit={limit}
        now={new Date()}
        mayChange={includesLevel(desk.level, levelToChange(webinar.state))}
      />
    </>
  );
}
