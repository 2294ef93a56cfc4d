import type { Metadata } from 'next';
import { LessonEditor } from '@/components/academy/outline/lesson-editor';
import { LessonHead } from '@/components/academy/outline/lesson-head';
import { MissingScreen } from '@/components/staff/missing-screen';
import { Markdown } from '@/components/text/markdown';
import { readOwnLessonText } from '@/lib/academy/learning/data';
import { readLessonTitles } from '@/lib/academy/outline/data';
import { requireEditor } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Lesson' };

export default async function LessonScreen(props: PageProps<'/team/content/courses/[id]/lesson'>) {
  const { editor } = await requireEditor('courses');
  const [{ id }, { lesson }] = await Promise.all([props.params, props.searchParams]);
  const titles = await readLessonTitles(editor, id, lesson);
  if (!titles) return <MissingScreen dashboard={paths.team.dashboard} />;
  const text = await readOwnLessonText(editor, titles.lesson.id);
  return (
    <>
      <LessonHead {...titles} current="text" area="team" />
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
