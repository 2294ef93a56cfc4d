import type { Metadata } from 'next';
import { EditorHead } from '@/components/content/editing/editor-head';
import { VideoScreen } from '@/components/content/videos/video-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readHead } from '@/lib/content/publishing/data';
import { readShownVideo } from '@/lib/content/videos/data';
import { readUploadLimit } from '@/lib/content/videos/writes';
import { includesLevel, levelToChange } from '@/lib/core/auth/content-rights';
import { requireDesk } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';

export const metadata: Metadata = { title: 'Video of a webinar' };

export type VideoPageProps = { params: Promise<{ id: string }> };

export async function VideoPage({ area, params }: VideoPageProps & { area: Area }) {
  const { editor, desk } = await requireDesk(area, 'webinars');
  const { id } = await params;
  const record = { table: 'webinars', id } as const;
  const [webinar, shown, limit] = await Promise.all([
    readHead(editor, 'webinars', id),
    readShownVideo(editor, record),
    // The screen remains usable while the storage is unavailable.
    readUploadLimit().catch(() => null),
  ]);
  if (!webinar || !shown) return <MissingScreen area={area} />;
  return (
    <>
      <EditorHead table="webinars" id={id} title={shown.title} current="video" area={area} />
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
