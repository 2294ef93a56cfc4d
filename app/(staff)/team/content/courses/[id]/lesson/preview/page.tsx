import type { Metadata } from 'next';
import { LessonPreview } from '@/components/academy/outline/lesson-preview';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readOwnLessonText } from '@/lib/academy/learning/data';
import { readLessonTitles } from '@/lib/academy/outline/data';
import { readTextFacts } from '@/lib/content/blocks/data';
import { readVideoForReader } from '@/lib/content/media/data';
import { requireEditor } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Preview of a lesson' };

export default async function LessonPreviewScreen(
  props: PageProps<'/team/content/courses/[id]/lesson/preview'>,
) {
  const { editor } = await requireEditor('courses');
  const [{ id }, { lesson }] = await Promise.all([props.params, props.searchParams]);
  const titles = await readLessonTitles(editor, id, lesson);
  if (!titles) return <MissingScreen dashboard={paths.team.dashboard} />;
  const text = await readOwnLessonText(editor, titles.lesson.id);
  const [video, facts] = await Promise.all([
    readVideoForReader(text.videoId, new Date()),
    readTextFacts([text.body]),
  ]);
  return <LessonPreview {...titles} text={text} facts={facts} video={video} area="team" />;
}
