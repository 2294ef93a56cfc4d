import type { Filter } from '@/components/lists/filter-control';
import { PROGRESS, RATINGS } from '@/lib/academy/enrolments/filters';
import type { OutlinedCourse } from '@/lib/academy/outline/model';

const progressNames: Record<(typeof PROGRESS)[number], string> = {
  not_begun: 'Not started',
  under_way: 'In progress',
  completed: 'Completed',
  waiting: 'Waiting for it to open',
};

/** Returns the filters of the list of enrolments. */
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
      options: RATINGS.map((value) => ({ value, label: `${value} of 5` })),
    },
    { label: 'Enrolled', type: 'days' },
  ];
}
