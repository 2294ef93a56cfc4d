import type { Filter } from '@/components/lists/filter-control';
import { NOBODY } from '@/lib/bookings/desk/filters';
import { BOOKING_STATUSES, bookingStatusNames } from '@/lib/bookings/statuses';
import { CHANNEL_CLASSES, channelClassNames } from '@/lib/core/channel-classes';

type BookingFilterChoices = {
  owners: readonly { id: string; name: string }[];
  services: readonly { id: string; title: string }[];
  /** The list is sorted by the time of the consultation, not of the request. */
  byConsultation: boolean;
};

/** Returns the filters of the bookings screen; the days filter the column that the list is sorted by. */
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
      options: [
        { value: NOBODY, label: 'Nobody yet' },
        ...owners.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      name: 'service',
      label: 'Service',
      options: services.map(({ id, title }) => ({ value: id, label: title })),
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
      name: 'channel',
      label: 'Came by',
      options: CHANNEL_CLASSES.map((value) => ({ value, label: channelClassNames[value] })),
    },
    {
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
