import type { Metadata } from 'next';
import { OutlineEditor } from '@/components/academy/outline/outline-editor';
import { EditorHead } from '@/components/content/editing/editor-head';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readOutline } from '@/lib/academy/outline/data';
import { readTitle } from '@/lib/content/publishing/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Outline' };

type OutlinePageProps = { params: Promise<{ id: string }> };

export default async function OutlinePage({ params }: OutlinePageProps) {
  const leader = await requireLeader();
  const { id } = await params;
  const outline = readAhead(readOutline(leader, id));
  const title = await readTitle(leader, 'courses', id);
  if (title === null) return <MissingScreen dashboard={paths.admin.dashboard} />;
  return (
    <>
      <EditorHead table="courses" id={id} title={title} current="outline" area="admin" />
      <OutlineEditor key={id} courseId={id} stored={await outline} />
    </>
  );
}
