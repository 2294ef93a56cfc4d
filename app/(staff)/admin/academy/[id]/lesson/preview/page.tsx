import type { Metadata } from 'next';
import { LessonHead } from '@/components/academy/outline/lesson-head';
import { LessonBody } from '@/components/academy/site/lesson-body';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readOwnLessonText } from '@/lib/academy/learning/data';
import { readLessonTitles } from '@/lib/academy/outline/data';
import { readVideoForReader } from '@/lib/content/media/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Preview of a lesson' };

export default async function LessonPreviewScreen(
  props: PageProps<'/admin/academy/[id]/lesson/preview'>,
) {
  const leader = await requireLeader();
  const [{ id }, { lesson }] = await Promise.all([props.params, props.searchParams]);
  const titles = await readLessonTitles(leader, id, lesson);
  if (!titles) return <MissingScreen dashboard={paths.admin.dashboard} />;
  const text = await readOwnLessonText(leader, titles.lesson.id);
  const video = await readVideoForReader(text.videoId, new Date());
  const isEmpty = text.body.trim() === '' && !video && !text.question;
  return (
    <>
      <LessonHead {...titles} current="preview" area="admin" />
      {isEmpty ? (
        <p>Nothing is stored yet: write its text, or add a video.</p>
      ) : (
        <div className="mt-8 max-w-measure space-y-12">
          <LessonBody title={titles.lesson.title} text={text} video={video} />
        </div>
      )}
    </>
  );
}
