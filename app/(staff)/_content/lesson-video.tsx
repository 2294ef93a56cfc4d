import type { Metadata } from 'next';
import { LessonHead } from '@/components/academy/outline/lesson-head';
import { VideoScreen } from '@/components/content/videos/video-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readLessonTitles } from '@/lib/academy/outline/data';
import { readHead } from '@/lib/content/publishing/data';
import { readShownVideo } from '@/lib/content/videos/data';
import { readUploadLimit } from '@/lib/content/videos/writes';
import { includesLevel, levelToChange } from '@/lib/core/auth/content-rights';
import { requireDesk } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import type { LessonPageProps } from './lesson';

export const metadata: Metadata = { title: 'Video of a lesson' };

export async function LessonVideoScreen({ area, ...props }: LessonPageProps & { area: Area }) {
  const { editor, desk } = await requireDesk(area, 'courses');
  const [{ id }, { lesson }] = await Promise.all([props.params, props.searchParams]);
  const titles = await readLessonTitles(editor, id, lesson);
  if (!titles) return <MissingScreen area={area} />;
  const record = { table: 'lesson_texts', id: titles.lesson.id } as const;
  const [course, shown, limit] = await Promise.all([
    readHead(editor, 'courses', id),
    readShownVideo(editor, record),
    // The screen remains usable while the storage is unavailable.
    readUploadLimit().catch(() => null),
  ]);
  if (!course || !shown) return <MissingScreen area={area} />;
  return (
    <>
      <LessonHead {...titles} current="video" area={area} />
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
