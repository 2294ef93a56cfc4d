import type { Filter } from '@/components/lists/filter-control';
import { WEBHOOK_TYPES } from '@/lib/outbox/events/types';

type NamedEndpoint = { id: string; url: string; description: string };

/** Returns the filters of the deliveries. */
export const deliveryFilterChoices = (endpoints: readonly NamedEndpoint[]): Filter[] => [
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
    options: endpoints.map(({ id, url, description }) => ({
      value: id,
      label: description || new URL(url).host,
    })),
  },
  {
    name: 'event',
    label: 'Event',
    options: WEBHOOK_TYPES.map((type) => ({ value: type, label: type })),
  },
  { label: 'Days', type: 'days' },
];
