import type { Metadata } from 'next';
import { OutlineEditor } from '@/components/academy/outline/outline-editor';
import { EditorHead } from '@/components/content/editing/editor-head';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readOutline } from '@/lib/academy/outline/data';
import { readTitle } from '@/lib/content/publishing/data';
import { requireEditor } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Outline' };

type OutlinePageProps = { params: Promise<{ id: string }> };

export default async function OutlinePage({ params }: OutlinePageProps) {
  const { editor } = await requireEditor('courses');
  const { id } = await params;
  const outline = readAhead(readOutline(editor, id));
  const title = await readTitle(editor, 'courses', id);
  if (title === null) return <MissingScreen dashboard={paths.team.dashboard} />;
  return (
    <>
      <EditorHead table="courses" id={id} title={title} current="outline" area="team" />
      <OutlineEditor key={id} courseId={id} stored={await outline} />
    </>
  );
}
