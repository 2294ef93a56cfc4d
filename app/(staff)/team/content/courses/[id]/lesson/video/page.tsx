import type { Metadata } from 'next';
import { LessonHead } from '@/components/academy/outline/lesson-head';
import { VideoScreen } from '@/components/content/media/video-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readLessonTitles } from '@/lib/academy/outline/data';
import { readShownVideo } from '@/lib/content/media/data';
import { readUploadLimit } from '@/lib/content/media/writes';
import { readHead } from '@/lib/content/publishing/data';
import { includesLevel, levelToChange } from '@/lib/core/auth/content-rights';
import { requireEditor } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Video of a lesson' };

export default async function LessonVideoScreen(
  props: PageProps<'/team/content/courses/[id]/lesson/video'>,
) {
  const { editor, desk } = await requireEditor('courses');
  const [{ id }, { lesson }] = await Promise.all([props.params, props.searchParams]);
  const titles = await readLessonTitles(editor, id, lesson);
  if (!titles) return <MissingScreen dashboard={paths.team.dashboard} />;
  const record = { table: 'lesson_texts', id: titles.lesson.id } as const;
  const [course, shown, limit] = await Promise.all([
    readHead(editor, 'courses', id),
    readShownVideo(editor, record),
    // The screen stays usable while the storage is down.
    readUploadLimit().catch(() => null),
  ]);
  if (!course || !shown) return <MissingScreen dashboard={paths.team.dashboard} />;
  return (
    <>
      <LessonHead {...titles} current="video" area="team" />
      <VideoScreen
        record={record}
        shown={shown}
        limit={limit}
        now={new Date()}
        mayChange={includesLevel(desk.level, levelToChange(course.state))}
      />
    </>
  );
}
