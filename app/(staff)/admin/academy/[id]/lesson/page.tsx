import type { Metadata } from 'next';
import { LessonEditor } from '@/components/academy/outline/lesson-editor';
import { LessonHead } from '@/components/academy/outline/lesson-head';
import { KeptScreen } from '@/components/records/kept-record';
import { MissingScreen } from '@/components/staff/missing-screen';
import { Markdown } from '@/components/text/markdown';
import { readOwnLessonText } from '@/lib/academy/learning/data';
import { readLessonTitles } from '@/lib/academy/outline/data';
import { readEnd } from '@/lib/audit/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Lesson' };

export default async function LessonScreen(props: PageProps<'/admin/academy/[id]/lesson'>) {
  const leader = await requireLeader();
  const [{ id }, { lesson }] = await Promise.all([props.params, props.searchParams]);
  const titles = await readLessonTitles(leader, id, lesson);
  const text = titles && (await readOwnLessonText(leader, titles.lesson.id));
  return (
    <KeptScreen
      key={String(lesson)}
      end={readEnd(leader, 'course_lessons', String(lesson), Promise.resolve(titles))}
      missing={<MissingScreen dashboard={paths.admin.dashboard} />}
    >
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
    </KeptScreen>
  );
}
