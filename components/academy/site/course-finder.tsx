'use client';

import { type ReactNode, Suspense, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { FollowUrl } from '@/components/ui/follow-url';
import { Link } from '@/components/ui/link';
import { useUrlFilters } from '@/components/ui/use-url-filters';
import {
  type CourseFilters,
  courseMatcher,
  type FilterableCourse,
  NO_COURSE_FILTERS,
  readCourseFilters,
} from '@/lib/academy/rules';
import { paths } from '@/lib/paths';
import { FilterFields } from './filter-fields';

type CourseFinderProps = {
  /** Filters that the server has read from the URL; none on the static page. */
  pageFilters: CourseFilters;
  courses: FilterableCourse[];
  /** The cards of these courses, in their order. They are rendered once; filtering only hides them. */
  cards: ReactNode[];
};

/**
 * The browser lays out later cards only as they come near. Each is a `block`, because the browser recounts the items
 * of a list for each that is hidden. This filters a thousand courses within a frame or two (bench/README.md).
 */
const FIRST_CARDS = 24;

/** Search, category and level filters above the grid (spec sections 2, 5). Without JavaScript the server filters. */
export function CourseFinder({ pageFilters, courses, cards }: CourseFinderProps) {
  const { form, filters, setFilters, write, follow } = useUrlFilters({
    path: paths.academy,
    read: readCourseFilters,
    pageFilters,
    pauseMs: 250,
  });
  const searchBox = useRef<HTMLInputElement>(null);
  const isFound = courses.map(courseMatcher(filters));
  const found = isFound.filter(Boolean).length;
  const all = `${courses.length} ${courses.length === 1 ? 'course' : 'courses'}`;
  return (
    <>
      <Suspense>
        <FollowUrl onQuery={follow} />
      </Suspense>
      <search aria-label="Courses">
        <form
          ref={form}
          action={paths.academy}
          onSubmit={(event) => {
            event.preventDefault();
            write();
          }}
          onBlur={write}
          className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
        >
          <FilterFields filters={filters} onChange={setFilters} searchBox={searchBox} />
          <noscript>
            <Button type="submit" variant="secondary" size="beside">
              Show courses
            </Button>
          </noscript>
        </form>
      </search>
      <div
        className={`mt-8 flex gap-x-6 ${found === 0 ? 'flex-col items-start' : 'min-h-8 items-center'}`}
      >
        <div role="status">
          {found === 0 ? (
            <EmptyState title="No courses found">
              Try adjusting your search filters to find what you're looking for.
            </EmptyState>
          ) : (
            <p className="font-mono text-staff text-ink-3">
              {found === courses.length ? all : `${found} of ${all}`}
            </p>
          )}
        </div>
        {found < courses.length && (
          <Link
            href={paths.academy}
            onClick={(event) => {
              event.preventDefault();
              setFilters(NO_COURSE_FILTERS);
              searchBox.current?.focus();
            }}
            className={buttonStyle({ variant: 'quiet', size: 'sm' })}
          >
            Clear filters
          </Link>
        )}
      </div>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map(({ slug }, index) => (
          <li
            key={slug}
            hidden={!isFound[index]}
            className={`block ${index < FIRST_CARDS ? '' : '[contain-intrinsic-size:auto_31rem] [content-visibility:auto]'}`}
          >
            {cards[index]}
          </li>
        ))}
      </ul>
    </>
  );
}
