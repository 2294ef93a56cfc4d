import type { Filter } from '@/components/lists/filter-control';
import type { Choice } from '@/lib/core/lists/choices';
import { WEBHOOK_TYPES } from '@/lib/outbox/webhook-types';

/** Returns the filters of the delivery list. */
export const deliveryFilterChoices = (endpoints: readonly Choice[]): Filter[] => [
  {
    name: 'channel',
    label: 'By',
    options: [
      { value: 'webhook', label: 'Webhook' },
      { value: 'mail', label: 'Mail' },
    ],
  },
  {
    name: 'status',
    label: 'State',
    options: [
      { value: 'undelivered', label: 'Not delivered' },
      { value: 'pending', label: 'Waiting' },
      { value: 'delivered', label: 'Delivered' },
      { value: 'dead', label: 'Given up' },
      { value: 'off', label: 'Off' },
      { value: 'held', label: 'Held' },
    ],
  },
  {
    name: 'endpoint',
    label: 'Endpoint',
    options: [],
    records: { from: 'endpoints', given: endpoints },
  },
  {
    name: 'event',
    label: 'Event',
    options: WEBHOOK_TYPES.map((type) => ({ value: type, label: type })),
  },
  { label: 'Days', type: 'days' },
];
