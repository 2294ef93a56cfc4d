import type { inferParserType } from 'nuqs/server';
import { listParams } from '@/lib/lists/params';

/** What the registrations of a webinar keep in their address. */
export const registrationFilters = listParams(['registrationdate'], '-registrationdate');

export type RegistrationFilters = inferParserType<typeof registrationFilters>;
