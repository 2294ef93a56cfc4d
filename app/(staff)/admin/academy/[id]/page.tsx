import type { Metadata } from 'next';
import { EditorHead } from '@/components/editing/editor-head';
import { OutlineEditor } from '@/components/outline/outline-editor';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readOutline } from '@/lib/academy/data';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';
import { readTitle } from '@/lib/publishing/data';

export const metadata: Metadata = { title: 'Outline' };

type OutlinePageProps = { params: Promise<{ id: string }> };

export default async function OutlinePage({ params }: OutlinePageProps) {
  const leader = await requireLeader();
  const { id } = await params;
  const title = await readTitle(leader, 'courses', id);
  if (title === null) return <MissingScreen dashboard={paths.admin.dashboard} />;
  return (
    <>
      <EditorHead table="courses" id={id} title={title} current="outline" />
      <OutlineEditor key={id} courseId={id} stored={await readOutline(leader, id)} />
    </>
  );
}
