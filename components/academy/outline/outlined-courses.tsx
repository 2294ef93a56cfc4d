import { ContentStatus } from '@/components/content/publishing/content-status';
import { NextPage } from '@/components/lists/next-page';
import { EmptyState } from '@/components/ui/empty-state';
import type { OutlinedCourse } from '@/lib/academy/outline/model';
import { minutesLabel, outlineMinutes } from '@/lib/academy/rules';
import type { Page } from '@/lib/core/lists/keyset';
import { outlinePath } from '@/lib/paths/staff';

const head = 'h-10 px-3 text-left font-normal whitespace-nowrap text-ink-3';
const figure = 'h-10 px-3 text-right font-mono tabular-nums';

type OutlinedCoursesProps = { page: Page<OutlinedCourse> };

/** Table of courses with the number of their chapters and lessons. */
export function OutlinedCourses({ page: { rows: courses, next } }: OutlinedCoursesProps) {
  if (courses.length === 0) {
    return (
      <EmptyState title="No courses yet">
        Once there is a course, you can arrange its chapters and lessons here.
      </EmptyState>
    );
  }
  return (
    <>
      <section
        aria-label="Outlines"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-surface border border-line bg-surface"
      >
        <table className="w-full">
          <thead className="border-b border-line">
            <tr>
              <th scope="col" className={head}>
                Course
              </th>
              <th scope="col" className={head}>
                State
              </th>
              <th scope="col" className={`${head} text-right`}>
                Chapters
              </th>
              <th scope="col" className={`${head} text-right`}>
                Lessons
              </th>
              <th scope="col" className={`${head} text-right`}>
                Length
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {courses.map(({ id, title, state, chapters, lessons }) => (
              <tr key={id} className="transition-colors hover:bg-hover">
                <th scope="row" className="h-10 min-w-48 px-3 text-left font-normal">
                  <a
                    href={outlinePath(id)}
                    className="font-medium text-ink underline-offset-4 hover:underline"
                  >
                    {title}
                  </a>
                </th>
                <td className="h-10 px-3">
                  <ContentStatus state={state} />
                </td>
                <td className={figure}>{chapters}</td>
                <td className={figure}>{lessons.length}</td>
                <td className={`${figure} whitespace-nowrap`}>
                  {minutesLabel(outlineMinutes([{ lessons }]))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {next && <NextPage after={next} />}
    </>
  );
}
