import type { Filter } from '@/components/lists/filter-control';
import { NOBODY } from '@/lib/bookings/desk/filters';
import { BOOKING_STATUSES, bookingStatusNames } from '@/lib/bookings/statuses';
import { CHANNEL_CLASSES, channelClassNames } from '@/lib/core/channel-classes';
import type { Choice } from '@/lib/core/lists/choices';

type BookingFilterChoices = {
  owners: readonly Choice[];
  services: readonly Choice[];
  /** The list is sorted by consultation time, not by request time. */
  byConsultation: boolean;
};

/** Returns the filters of the bookings screen. The date filter applies to the sort column. */
export function bookingFilterChoices({
  owners,
  services,
  byConsultation,
}: BookingFilterChoices): Filter[] {
  return [
    {
      name: 'status',
      label: 'Status',
      options: BOOKING_STATUSES.map((value) => ({ value, label: bookingStatusNames[value] })),
    },
    {
      name: 'responsible',
      label: 'Owner',
      options: [{ value: NOBODY, label: 'No one yet' }],
      records: { from: 'people', given: owners },
    },
    {
      name: 'service',
      label: 'Service',
      options: [],
      records: { from: 'services', given: services },
    },
    {
      name: 'awaiting',
      label: 'Reply',
      options: [
        { value: 'yes', label: 'Awaiting a reply' },
        { value: 'no', label: 'Answered' },
      ],
    },
    {
      isRare: true,
      name: 'channel',
      label: 'Source',
      options: CHANNEL_CLASSES.map((value) => ({ value, label: channelClassNames[value] })),
    },
    {
      isRare: true,
      name: 'quarantined',
      label: 'Quarantine',
      options: [
        { value: 'yes', label: 'In quarantine' },
        { value: 'no', label: 'Not in quarantine' },
      ],
    },
    { label: byConsultation ? 'Takes place' : 'Requested', type: 'days' },
  ];
}
