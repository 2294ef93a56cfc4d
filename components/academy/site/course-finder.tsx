import { FilteredList } from '@/components/marketing/filtered-list';
import { EmptyState } from '@/components/ui/empty-state';
import type { CoursePage } from '@/lib/academy/model';
import { type CourseFilters, courseMatcher } from '@/lib/academy/rules';
import { foundCount } from '@/lib/core/lists/filter-query';
import { paths } from '@/lib/paths';
import type { Photos } from '@/lib/people/faces/model';
import { CourseRow } from './course-row';
import { FilterFields } from './filter-fields';

type CourseFinderProps = {
  /** All courses, or the results of the current filters. */
  list: CoursePage;
  /** Number of published courses. */
  total: number;
  photos: Photos;
  /** Filters that the server read from the URL; empty on the static page. */
  filters: CourseFilters;
};

/** Search, category and level filters above the catalogue (spec sections 2, 5). */
export function CourseFinder({ list, total, photos, filters }: CourseFinderProps) {
  const isWhole = list.courses.length === total;
  const matches = courseMatcher(filters);
  const items = list.courses.map((course) => ({
    key: course.slug,
    values: { category: course.category, level: course.level },
    isFound: !isWhole || matches(course),
    ...(!course.isOpen && { group: 'Opening later' }),
    card: <CourseRow course={course} photos={photos} />,
  }));
  return (
    <FilteredList
      label="Courses"
      path={paths.academy}
      fields={<FilterFields filters={filters} />}
      fieldsLayout="sm:grid-cols-2 lg:grid-cols-4"
      submitLabel="Show courses"
      all={`${total} ${total === 1 ? 'course' : 'courses'}`}
      total={total}
      found={isWhole ? items.filter(({ isFound }) => isFound).length : list.total}
      countText={foundCount}
      items={items}
      listLayout="grid-cols-1 border-t border-line-strong"
      none={
        <EmptyState title="No courses found">
          Try adjusting your search filters to find what you're looking for.
        </EmptyState>
      }
    />
  );
}
