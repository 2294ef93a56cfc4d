import type { Filter } from '@/components/lists/filter-control';

export const deliveryFilterChoices: Filter[] = [
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
      { value: 'pending', label: 'Waiting' },
      { value: 'delivered', label: 'Delivered' },
      { value: 'dead', label: 'Given up' },
      { value: 'off', label: 'Off' },
    ],
  },
  { label: 'From', type: 'days' },
];
