import type { Metadata } from 'next';
import { LessonEditor } from '@/components/academy/outline/lesson-editor';
import { EditorHead } from '@/components/content/editing/editor-head';
import { MissingScreen } from '@/components/staff/missing-screen';
import { Markdown } from '@/components/text/markdown';
import { readOwnLessonText } from '@/lib/academy/learning/data';
import { readLessonTitle } from '@/lib/academy/outline/data';
import { readTitle } from '@/lib/content/publishing/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Lesson' };

type LessonScreenProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ lesson?: string | string[] }>;
};

export default async function LessonScreen({ params, searchParams }: LessonScreenProps) {
  const leader = await requireLeader();
  const [{ id }, { lesson }] = await Promise.all([params, searchParams]);
  const lessonId = String(lesson ?? '');
  const [course, title] = await Promise.all([
    readTitle(leader, 'courses', id),
    readLessonTitle(leader, id, lessonId),
  ]);
  if (course === null || title === null) return <MissingScreen dashboard={paths.admin.dashboard} />;
  const text = await readOwnLessonText(leader, lessonId);
  return (
    <>
      <EditorHead table="courses" id={id} title={course} current="outline" />
      <LessonEditor
        key={lessonId}
        courseId={id}
        lessonId={lessonId}
        title={title}
        text={text}
        rendered={<Markdown text={text.body} />}
      />
    </>
  );
}
