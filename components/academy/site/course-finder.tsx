import { FilteredList } from '@/components/marketing/filtered-list';
import { EmptyState } from '@/components/ui/empty-state';
import type { CourseSummary } from '@/lib/academy/model';
import { type CourseFilters, courseMatcher } from '@/lib/academy/rules';
import { paths } from '@/lib/paths';
import type { Photos } from '@/lib/people/faces/model';
import { CourseCard } from './course-card';
import { FilterFields } from './filter-fields';

type CourseFinderProps = {
  courses: CourseSummary[];
  photos: Photos;
  /** Filters that the server has read from the URL; none on the static page. */
  filters: CourseFilters;
};

/**
 * The browser lays out later cards only as they come near. Each is a `block`, because the browser recounts the items
 * of a list for each that is hidden. This filters a thousand courses within a frame or two (bench/README.md).
 */
const FIRST_CARDS = 24;
const LATER_CARD = 'block [contain-intrinsic-size:auto_31rem] [content-visibility:auto]';

/** Search, category and level filters above the grid (spec sections 2, 5). */
export function CourseFinder({ courses, photos, filters }: CourseFinderProps) {
  const matches = courseMatcher(filters);
  const items = courses.map((course, index) => ({
    key: course.slug,
    values: { category: course.category, level: course.level },
    isFound: matches(course),
    className: index < FIRST_CARDS ? 'block' : LATER_CARD,
    card: <CourseCard course={course} photos={photos} />,
  }));
  return (
    <FilteredList
      label="Courses"
      path={paths.academy}
      fields={<FilterFields filters={filters} />}
      fieldsLayout="sm:grid-cols-2 lg:grid-cols-4"
      submitLabel="Show courses"
      all={`${courses.length} ${courses.length === 1 ? 'course' : 'courses'}`}
      items={items}
      listLayout="grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3"
      none={
        <EmptyState title="No courses found">
          Try adjusting your search filters to find what you're looking for.
        </EmptyState>
      }
    />
  );
}
