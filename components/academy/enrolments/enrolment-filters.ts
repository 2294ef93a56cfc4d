import type { Filter } from '@/components/lists/filter-control';
import { PROGRESS } from '@/lib/academy/enrolments/filters';
import type { OutlinedCourse } from '@/lib/academy/outline/data';
import { RATINGS } from '@/lib/careers/applications/rules';

const progressNames: Record<(typeof PROGRESS)[number], string> = {
  not_begun: 'Not begun',
  under_way: 'Under way',
  completed: 'Completed',
};

/** What the enrolments can be narrowed to. */
export function enrolmentFilterChoices(courses: readonly OutlinedCourse[]): Filter[] {
  return [
    {
      name: 'course',
      label: 'Course',
      options: courses.map(({ id, title }) => ({ value: id, label: title })),
    },
    {
      name: 'progressed',
      label: 'Progress',
      options: PROGRESS.map((value) => ({ value, label: progressNames[value] })),
    },
    {
      name: 'rating',
      label: 'Rating',
      options: RATINGS.toReversed().map((value) => ({ value: `${value}`, label: `${value} of 5` })),
    },
    { label: 'Enrolled from', type: 'days' },
  ];
}
