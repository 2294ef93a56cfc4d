import type { inferParserType } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay, parseAsId } from '@/lib/core/lists/parsers';

/**
 * URL parameters of the registrations: `webinar` is the id of one, `from` and `to` are days of the business zone,
 * both included.
 */
export const registrationFilters = {
  ...listParams(['registrationdate'], '-registrationdate'),
  webinar: parseAsId(),
  from: parseAsDay,
  to: parseAsDay,
};

export type RegistrationFilters = inferParserType<typeof registrationFilters>;
