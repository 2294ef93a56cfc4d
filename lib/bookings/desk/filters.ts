import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { BOOKING_STATUSES } from '@/lib/bookings/statuses';
import { CHANNEL_CLASSES } from '@/lib/core/channel-classes';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay, parseAsId } from '@/lib/core/lists/parsers';

/** Value of the filter for bookings without a responsible person. */
export const NOBODY = 'none';

/**
 * The URL parameters of the bookings screen. `from` and `to` are days of the business zone, both
 * included: of the request, or of the consultation where the list is sorted by that.
 */
export const bookingFilters = {
  ...listParams(['requestdate', 'preferreddate'], '-requestdate'),
  status: parseAsStringLiteral(BOOKING_STATUSES),
  responsible: parseAsId(NOBODY),
  service: parseAsId(),
  /** 'no': someone has answered, whatever became of the booking. */
  awaiting: parseAsStringLiteral(['yes', 'no']),
  channel: parseAsStringLiteral(CHANNEL_CLASSES),
  quarantined: parseAsStringLiteral(['yes', 'no']),
  from: parseAsDay,
  to: parseAsDay,
};

/** The URL parameters of the consultations of a host: those ahead, or those of the past. */
export const heldFilters = {
  ...listParams(['preferreddate'], 'preferreddate'),
  when: parseAsStringLiteral(['past']),
};

export type HeldFilters = inferParserType<typeof heldFilters>;

export type BookingFilters = inferParserType<typeof bookingFilters>;
