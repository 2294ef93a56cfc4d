import type { Filter } from '@/components/lists/filter-control';
import { SUBSCRIBER_STATES, subscriberStateNames } from '@/lib/blog/subscribers/rules';

/** Filters of the list of subscribers. */
export const subscriberFilterChoices: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    options: SUBSCRIBER_STATES.map((value) => ({ value, label: subscriberStateNames[value] })),
  },
  { label: 'Subscribed', type: 'days' },
];
