import type { Filter } from '@/components/lists/filter-control';

/** Filters of the screen of unanswered questions. */
export const gapFilterChoices: Filter[] = [
  {
    name: 'answered',
    label: 'Answer',
    options: [
      { value: 'no', label: 'Not yet' },
      { value: 'yes', label: 'Published' },
    ],
  },
];
