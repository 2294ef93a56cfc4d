import type { ComponentProps } from 'react';
import { LessonBody } from '@/components/academy/site/lesson-body';
import { LessonHead } from './lesson-head';

type LessonPreviewProps = Pick<ComponentProps<typeof LessonHead>, 'course' | 'lesson' | 'area'> &
  Pick<ComponentProps<typeof LessonBody>, 'text' | 'facts' | 'video'>;

/** Student view of a lesson, shown in the editor. */
export function LessonPreview({ course, lesson, area, text, facts, video }: LessonPreviewProps) {
  const isEmpty = text.body.trim() === '' && !video && !text.question;
  return (
    <>
      <LessonHead course={course} lesson={lesson} current="preview" area={area} />
      {isEmpty ? (
        <p>Nothing is saved yet: write its text, or add a video.</p>
      ) : (
        <div className="mt-8 max-w-measure space-y-12">
          <LessonBody title={lesson.title} text={text} facts={facts} video={video} />
        </div>
      )}
    </>
  );
}
