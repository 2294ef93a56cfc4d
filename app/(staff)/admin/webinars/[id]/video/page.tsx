import type { Metadata } from 'next';
import { EditorHead } from '@/components/content/editing/editor-head';
import { VideoScreen } from '@/components/content/media/video-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readShownVideo } from '@/lib/content/media/data';
import { readUploadLimit } from '@/lib/content/media/writes';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Video of a webinar' };

type VideoPageProps = { params: Promise<{ id: string }> };

export default async function VideoPage({ params }: VideoPageProps) {
  const leader = await requireLeader();
  const { id } = await params;
  const record = { table: 'webinars', id } as const;
  const [shown, limit] = await Promise.all([
    readShownVideo(leader, record),
    // The screen stays usable while the storage is down.
    readUploadLimit().catch(() => null),
  ]);
  if (!shown) return <MissingScreen dashboard={paths.admin.dashboard} />;
  return (
    <>
      <EditorHead table="webinars" id={id} title={shown.title} current="video" area="admin" />
      <VideoScreen record={record} shown={shown} limit={limit} now={new Date()} />
    </>
  );
}
