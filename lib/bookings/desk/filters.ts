import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { BOOKING_STATUSES } from '@/lib/bookings/statuses';
import { CHANNEL_CLASSES } from '@/lib/core/channel-classes';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay, parseAsId } from '@/lib/core/lists/parsers';

/** Value of the filter for bookings without a responsible person. */
export const NOBODY = 'none';

/**
 * The URL parameters of the bookings screen. `from` and `to` are days of the business zone, both included. They filter
 * by request, or by consultation if the list is sorted by consultation.
 */
export const bookingFilters = {
  ...listParams(['requestdate', 'preferreddate'], '-requestdate'),
  status: parseAsStringLiteral(BOOKING_STATUSES),
  responsible: parseAsId(NOBODY),
  service: parseAsId(),
  /** 'no': someone has replied, whatever the current status of the booking. */
  awaiting: parseAsStringLiteral(['yes', 'no']),
  channel: parseAsStringLiteral(CHANNEL_CLASSES),
  quarantined: parseAsStringLiteral(['yes', 'no']),
  from: parseAsDay,
  to: parseAsDay,
};

/** The URL parameters of the consultations of a host: upcoming or past ones. */
export const heldFilters = {
  ...listParams(['preferreddate'], 'preferreddate'),
  when: parseAsStringLiteral(['past']),
};

export type HeldFilters = inferParserType<typeof heldFilters>;

export type BookingFilters = inferParserType<typeof bookingFilters>;
