import { icons } from '@/components/ui/icons';
import { LineIcon } from '@/components/ui/line-icon';
import type { Learner } from '@/lib/academy/learning/model';
import { doneLessons, isLessonOpen } from '@/lib/academy/learning/rules';
import { minutesLabel } from '@/lib/academy/rules';
import { learnPath } from '@/lib/paths/site';

type LessonOutlineProps = {
  learner: Learner;
  /** Id of the current lesson. */
  current?: string;
};

/** List of a student's lessons: completed, open, and locked until payment. */
export function LessonOutline({ learner, current }: LessonOutlineProps) {
  const done = doneLessons(learner);
  return (
    <ol className="space-y-6">
      {learner.course.chapters.map(({ id, title, lessons }) => (
        <li key={id}>
          <p className="label text-ink-3">{title}</p>
          <ol className="mt-2 border-l border-line">
            {lessons
              .filter(({ isWritten }) => isWritten)
              .map((lesson) => {
                const isOpen = isLessonOpen(learner, lesson);
                return (
                  <li key={lesson.id}>
                    <a
                      href={learnPath(learner.course.slug, lesson.slug)}
                      aria-current={lesson.id === current ? 'page' : undefined}
                      className="-ml-px flex gap-3 border-l-2 border-transparent py-1.5 pl-4 text-[0.9375rem] leading-6 hover:text-ink hover:underline aria-[current]:border-accent aria-[current]:text-ink"
                    >
                      <span className="min-w-0 grow wrap-anywhere">{lesson.title}</span>
                      {done.has(lesson.id) ? (
                        <span className="shrink-0 text-low">
                          <LineIcon d={icons.circleCheck} className="mt-1 size-4" />
                          <span className="sr-only">Done</span>
                        </span>
                      ) : (
                        <span className="shrink-0 font-mono text-staff text-ink-3">
                          {isOpen ? lesson.minutes && minutesLabel(lesson.minutes) : 'closed'}
                        </span>
                      )}
                    </a>
                  </li>
                );
              })}
          </ol>
        </li>
      ))}
    </ol>
  );
}
