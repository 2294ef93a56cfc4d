import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay, parseAsId } from '@/lib/core/lists/parsers';

/** Registrations that the list can show besides those with a place. */
export const PLACES = ['given_back', 'all'] as const;

/** Steps of the funnel after the registration, with the column that records them. */
export const STEP_COLUMNS = {
  reminded: 'reminded_at',
  attended: 'joined_at',
  watched: 'watched_at',
  booked: 'booked_at',
} as const;
export const STEPS = ['reminded', 'attended', 'watched', 'booked'] as const;

/**
 * URL parameters of the registrations: `webinar` is the id of a webinar, `from` and `to` are days of the business zone,
 * both included. Without `place`, only registrations with a place are listed.
 */
export const registrationFilters = {
  ...listParams(['registrationdate'], '-registrationdate'),
  webinar: parseAsId(),
  place: parseAsStringLiteral(PLACES),
  step: parseAsStringLiteral(STEPS),
  from: parseAsDay,
  to: parseAsDay,
};

export type RegistrationFilters = inferParserType<typeof registrationFilters>;
