import type { Filter } from '@/components/lists/filter-control';
import { PAYMENTS, PROGRESS, RATINGS, REVIEW_STATES } from '@/lib/academy/enrolments/filters';
import type { Choice } from '@/lib/core/lists/choices';
import { humanize } from '@/lib/core/text/humanize';

const progressNames: Record<(typeof PROGRESS)[number], string> = {
  not_begun: 'Not started',
  under_way: 'In progress',
  stuck: 'Stuck for 14 days',
  completed: 'Completed',
  waiting: 'Waiting for it to open',
};

const paymentNames: Record<(typeof PAYMENTS)[number], string> = {
  open: 'Not paid',
  recorded: 'Paid',
  free: 'Free',
};

/** Returns the filters of the enrolment list. */
export function enrolmentFilterChoices(courses: readonly Choice[]): Filter[] {
  return [
    {
      name: 'course',
      label: 'Course',
      options: [],
      records: { from: 'courses', given: courses },
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
    {
      name: 'payment',
      label: 'Payment',
      options: PAYMENTS.map((value) => ({ value, label: paymentNames[value] })),
    },
    {
      name: 'review',
      label: 'Review',
      options: REVIEW_STATES.map((value) => ({ value, label: humanize(value) })),
    },
    { label: 'Enrolled', type: 'days' },
  ];
}
