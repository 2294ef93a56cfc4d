import type { Filter } from '@/components/lists/filter-control';

/** Filters of the screen of written questions. */
export const enquiryFilterChoices: Filter[] = [
  { name: 'awaiting', label: 'Answer', options: [{ value: 'yes', label: 'Awaiting an answer' }] },
  {
    name: 'quarantined',
    label: 'Quarantine',
    options: [
      { value: 'yes', label: 'In quarantine' },
      { value: 'no', label: 'Not in quarantine' },
    ],
  },
  { label: 'Asked', type: 'days' },
];
