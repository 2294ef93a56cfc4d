import type { Metadata } from 'next';
import { LessonEditor } from '@/components/academy/outline/lesson-editor';
import { LessonHead } from '@/components/academy/outline/lesson-head';
import { Changeable } from '@/components/content/changeable';
import { KeptScreen } from '@/components/records/kept-record';
import { MissingScreen } from '@/components/staff/missing-screen';
import { Markdown } from '@/components/text/markdown';
import { readOwnLessonText } from '@/lib/academy/learning/data';
import { readLessonTitles } from '@/lib/academy/outline/data';
import { readEnd } from '@/lib/audit/data';
import { readHead } from '@/lib/content/publishing/data';
import { includesLevel, levelToChange } from '@/lib/core/auth/content-rights';
import { requireDesk } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';

export type LessonPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const metadata: Metadata = { title: 'Lesson' };

export async function LessonScreen({ area, ...props }: LessonPageProps & { area: Area }) {
  const { editor, desk } = await requireDesk(area, 'courses');
  const [{ id }, { lesson }] = await Promise.all([props.params, props.searchParams]);
  const [titles, course] = await Promise.all([
    readLessonTitles(editor, id, lesson),
    readHead(editor, 'courses', id),
  ]);
  const text = titles && (await readOwnLessonText(editor, titles.lesson.id));
  return (
    <KeptScreen
      key={String(lesson)}
      end={readEnd(editor, 'course_lessons', String(lesson), Promise.resolve(course && titles))}
      missing={<MissingScreen area={area} />}
    >
      {titles && text && course && (
        <>
          <LessonHead {...titles} current="text" area={area} />
          <Changeable mayChange={includesLevel(desk.level, levelToChange(course.state))}>
            <LessonEditor
              courseId={id}
              lessonId={titles.lesson.id}
              text={text}
              rendered={<Markdown text={text.body} />}
            />
          </Changeable>
        </>
      )}
    </KeptScreen>
  );
}
