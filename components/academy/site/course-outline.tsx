import type { Course } from '@/lib/academy/model';
import { minutesLabel, outlineMinutes } from '@/lib/academy/rules';
import { samplePath } from '@/lib/paths/site';

/** Chapters and lessons with their lengths. Sample lessons are links. */
export function CourseOutline({ course: { slug, chapters } }: { course: Course }) {
  const total = outlineMinutes(chapters);
  if (chapters.length === 0) return null;
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-2xl font-semibold tracking-[-0.018em]">Outline</h2>
        {total > 0 && (
          <p className="font-mono text-staff text-ink-3">{minutesLabel(total)} of lessons</p>
        )}
      </div>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {chapters.map(({ id, title, lessons }, index) => (
          <li key={id} className="py-5">
            <h3 className="font-medium">
              <span className="mr-4 font-mono text-staff font-normal text-ink-3">
                {String(index + 1).padStart(2, '0')}
              </span>
              {title}
            </h3>
            <ul className="mt-2 pl-9">
              {lessons.map((lesson) => (
                <li key={lesson.id} className="flex justify-between gap-6 py-1">
                  <span>
                    {lesson.isSample && lesson.isWritten ? (
                      <a
                        href={samplePath(slug, lesson.slug)}
                        className="text-accent underline underline-offset-4"
                      >
                        {lesson.title}
                        <span className="ml-2 text-staff no-underline">Read it now</span>
                      </a>
                    ) : (
                      lesson.title
                    )}
                    {lesson.summary && (
                      <span className="block text-[0.9375rem] leading-6 text-ink-3">
                        {lesson.summary}
                      </span>
                    )}
                  </span>
                  {lesson.minutes !== null && (
                    <span className="shrink-0 font-mono text-staff leading-7 text-ink-3">
                      {minutesLabel(lesson.minutes)}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
