import type { Metadata } from 'next';
import { LessonPreview } from '@/components/academy/outline/lesson-preview';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readOwnLessonText } from '@/lib/academy/learning/data';
import { readLessonTitles } from '@/lib/academy/outline/data';
import { readTextFacts } from '@/lib/content/blocks/data';
import { readVideoForReader } from '@/lib/content/videos/data';
import { requireDesk } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import type { LessonPageProps } from './lesson';

export const metadata: Metadata = { title: 'Preview of a lesson' };

export async function LessonPreviewScreen({ area, ...props }: LessonPageProps & { area: Area }) {
  const { editor } = await requireDesk(area, 'courses');
  const [{ id }, { lesson }] = await Promise.all([props.params, props.searchParams]);
  const titles = await readLessonTitles(editor, id, lesson);
  if (!titles) return <MissingScreen area={area} />;
  const text = await readOwnLessonText(editor, titles.lesson.id);
  const [video, facts] = await Promise.all([
    readVideoForReader(text.videoId, new Date()),
    readTextFacts([text.body]),
  ]);
  return <LessonPreview {...titles} text={text} facts={facts} video={video} area={area} />;
}
