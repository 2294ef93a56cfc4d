import type { Filter } from '@/components/lists/filter-control';
import { ISSUE_STATES, issueStateNames } from '@/lib/newsletter/states';

/** Filters of the issue list. */
export const issueFilterChoices: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    options: ISSUE_STATES.map((value) => ({ value, label: issueStateNames[value] })),
  },
];
