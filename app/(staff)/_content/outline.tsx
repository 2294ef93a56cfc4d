import type { Metadata } from 'next';
import { OutlineEditor } from '@/components/academy/outline/outline-editor';
import { Changeable } from '@/components/content/changeable';
import { EditorHead } from '@/components/content/editing/editor-head';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readOutline } from '@/lib/academy/outline/data';
import { readHead } from '@/lib/content/publishing/data';
import { includesLevel, levelToChange } from '@/lib/core/auth/content-rights';
import { requireDesk } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import { readAhead } from '@/lib/core/supabase/read-ahead';

export const metadata: Metadata = { title: 'Outline' };

export type OutlinePageProps = { params: Promise<{ id: string }> };

export async function OutlinePage({ area, params }: OutlinePageProps & { area: Area }) {
  const { editor, desk } = await requireDesk(area, 'courses');
  const { id } = await params;
  const outline = readAhead(readOutline(editor, id));
  const course = await readHead(editor, 'courses', id);
  if (!course) return <MissingScreen area={area} />;
  return (
    <>
      <EditorHead table="courses" id={id} title={course.title} current="outline" area={area} />
      <Changeable mayChange={includesLevel(desk.level, levelToChange(course.state))}>
        <OutlineEditor key={id} courseId={id} stored={await outline} />
      </Changeable>
    </>
  );
}
