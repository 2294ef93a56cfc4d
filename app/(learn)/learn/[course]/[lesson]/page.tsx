import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LessonFrame, LessonView } from '@/components/academy/site/learning/lesson-view';
import { LinkRequest } from '@/components/academy/site/learning/link-request';
import { PaymentNotice } from '@/components/academy/site/learning/payment-notice';
import { readCourse } from '@/lib/academy/data';
import { readLessonText } from '@/lib/academy/learning/data';
import { isLessonOpen, writtenLessons } from '@/lib/academy/learning/rules';
import { readSession } from '@/lib/academy/learning/session';
import { noteLessonOpened } from '@/lib/academy/learning/writes';
import { readTextFacts } from '@/lib/content/blocks/data';
import { readVideoForReader } from '@/lib/content/videos/data';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Lesson',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type LessonPageProps = { params: Promise<{ course: string; lesson: string }> };

/**
 * A lesson for a student with access; a locked one shows how to unlock it. Stores when the student first opened it, so
 * browsers must not prefetch it (lib/core/seo/speculation-rules.ts).
 */
export default async function LessonPage({ params }: LessonPageProps) {
  const { course: slug, lesson: lessonSlug } = await params;
  const session = await readSession(slug);
  if (!session) {
    const course = await readCourse(slug);
    if (!course) notFound();
    return <LinkRequest course={course} />;
  }
  const { learner } = session;
  const lesson = writtenLessons(learner.course.chapters).find((one) => one.slug === lessonSlug);
  if (!lesson) notFound();
  const text = isLessonOpen(learner, lesson) ? await readLessonText(lesson.id) : null;
  if (text) {
    await noteLessonOpened(learner, lesson.id);
    const [video, facts] = await Promise.all([
      readVideoForReader(text.videoId, new Date()),
      readTextFacts([text.body]),
    ]);
    return <LessonView {...{ learner, lesson, text, facts, video }} />;
  }
  return (
    <LessonFrame learner={learner} lesson={lesson}>
      <div className="mt-10 max-w-measure">
        <PaymentNotice learner={learner} />
      </div>
    </LessonFrame>
  );
}
