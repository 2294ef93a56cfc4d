import type { Filter } from '@/components/lists/filter-control';
import { SUBSCRIBER_FILTERS, subscriberStateNames } from '@/lib/blog/subscribers/rules';

/** Filters of the list of subscribers. */
export const subscriberFilterChoices: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    options: SUBSCRIBER_FILTERS.map((value) => ({
      value,
      label: value === 'confirmed' ? 'Ever confirmed' : subscriberStateNames[value],
    })),
  },
  { label: 'Subscribed', type: 'days' },
];
