import type { Metadata } from 'next';
import { LessonEditor } from '@/components/academy/outline/lesson-editor';
import { LessonHead } from '@/components/academy/outline/lesson-head';
import { MissingScreen } from '@/components/staff/missing-screen';
import { Markdown } from '@/components/text/markdown';
import { readOwnLessonText } from '@/lib/academy/learning/data';
import { readLessonTitles } from '@/lib/academy/outline/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Lesson' };

export default async function LessonScreen(props: PageProps<'/admin/academy/[id]/lesson'>) {
  const leader = await requireLeader();
  const [{ id }, { lesson }] = await Promise.all([props.params, props.searchParams]);
  const titles = await readLessonTitles(leader, id, lesson);
  if (!titles) return <MissingScreen dashboard={paths.admin.dashboard} />;
  const text = await readOwnLessonText(leader, titles.lesson.id);
  return (
    <>
      <LessonHead {...titles} current="text" area="admin" />
      <LessonEditor
        key={titles.lesson.id}
        courseId={id}
        lessonId={titles.lesson.id}
        text={text}
        rendered={<Markdown text={text.body} />}
      />
    </>
  );
}
