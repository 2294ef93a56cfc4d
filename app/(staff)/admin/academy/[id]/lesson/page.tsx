import type { Metadata } from 'next';
import { LessonEditor } from '@/components/academy/outline/lesson-editor';
import { LessonHead } from '@/components/academy/outline/lesson-head';
import { KeptPage } from '@/components/records/kept-page';
import { Markdown } from '@/components/text/markdown';
import { readOwnLessonText } from '@/lib/academy/learning/data';
import { readLessonTitles } from '@/lib/academy/outline/data';
import { requireLeader } from '@/lib/core/auth/guard';

export const metadata: Metadata = { title: 'Lesson' };

export default async function LessonScreen(props: PageProps<'/admin/academy/[id]/lesson'>) {
  const leader = await requireLeader();
  const [{ id }, { lesson }] = await Promise.all([props.params, props.searchParams]);
  const titles = await readLessonTitles(leader, id, lesson);
  const text = titles && (await readOwnLessonText(leader, titles.lesson.id));
  return (
    <KeptPage staff={leader} area="admin" table="course_lessons" id={String(lesson)} found={titles}>
      {titles && text && (
        <>
          <LessonHead {...titles} current="text" area="admin" />
          <LessonEditor
            courseId={id}
            lessonId={titles.lesson.id}
            text={text}
            rendered={<Markdown text={text.body} />}
          />
        </>
      )}
    </KeptPage>
  );
}
