import type { ReactNode } from 'react';
import { RichText } from '@/components/content/site/blocks/rich-text';
import type { Learner, LessonText } from '@/lib/academy/learning/model';
import {
  answerOf,
  doneLessons,
  hasSeveralAnswers,
  lessonNeighbours,
  openLessons,
} from '@/lib/academy/learning/rules';
import type { OutlineLesson } from '@/lib/academy/model';
import { minutesLabel } from '@/lib/academy/rules';
import type { TextFacts } from '@/lib/content/blocks/model';
import type { Video } from '@/lib/content/videos/model';
import { learnPath } from '@/lib/paths/site';
import { CourseProgress } from './course-progress';
import { LessonForm } from './lesson-form';
import { LessonKeys } from './lesson-keys';
import { LessonLinks } from './lesson-links';
import { LessonOutline } from './lesson-outline';
import { LessonVideo } from './lesson-video';

type LessonFrameProps = { learner: Learner; lesson: OutlineLesson; children: ReactNode };

/** Layout of a lesson next to the course outline. */
export function LessonFrame({ learner, lesson, children }: LessonFrameProps) {
  const { course } = learner;
  return (
    <div className="page-width grid gap-x-12 gap-y-14 pt-10 pb-24 lg:grid-cols-12 lg:pt-16 lg:pb-36">
      <article className="min-w-0 lg:col-span-8">
        <p className="label text-ink-3">
          <a
            href={learnPath(course.slug)}
            className="inline-block py-1 hover:text-ink hover:underline"
          >
            {course.title}
          </a>
        </p>
        <h1 className="mt-4 wrap-anywhere text-h1">{lesson.title}</h1>
        {lesson.minutes !== null && (
          <p className="mt-4 font-mono text-staff text-ink-3">
            {minutesLabel(lesson.minutes)}
            {!lesson.isRequired && ' · optional'}
          </p>
        )}
        {children}
      </article>
      <aside aria-label="Course" className="lg:col-span-4">
        <div className="space-y-8 lg:sticky lg:top-24 lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto lg:pr-2">
          <CourseProgress learner={learner} />
          <LessonOutline learner={learner} current={lesson.id} />
        </div>
      </aside>
    </div>
  );
}

type LessonViewProps = {
  learner: Learner;
  lesson: OutlineLesson;
  text: LessonText;
  facts: TextFacts;
  video: Video | null;
};

/** Lesson page of an enrolled student. */
export function LessonView({ learner, lesson, text, facts, video }: LessonViewProps) {
  const { slug: course } = learner.course;
  const { previous, next } = lessonNeighbours(openLessons(learner), lesson.slug);
  const { question } = text;
  const progress = learner.lessons.find(({ lessonId }) => lessonId === lesson.id);
  const linkTo = (to: OutlineLesson | null) =>
    to && { href: learnPath(course, to.slug), title: to.title };
  return (
    <LessonFrame learner={learner} lesson={lesson}>
      <div className="mt-10 max-w-measure space-y-12">
        {video && <LessonVideo video={video} title={lesson.title} />}
        <RichText text={text.body} facts={facts} />
        <LessonForm
          key={lesson.id}
          course={course}
          lesson={lesson.id}
          question={
            question && {
              text: question.text,
              options: question.options.map((option) => option.text),
              hasSeveral: hasSeveralAnswers(question),
            }
          }
          answered={question && answerOf(question, progress)}
          isDone={doneLessons(learner).has(lesson.id)}
          hasNext={next !== null}
        />
        <LessonLinks previous={linkTo(previous)} next={linkTo(next)} />
        <LessonKeys />
      </div>
    </LessonFrame>
  );
}
