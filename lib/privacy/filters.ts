import { parseAsString } from 'nuqs/server';
import { parseAsId } from '@/lib/core/lists/parsers';

/** URL parameters of the privacy screen: the email address to look up, or the receipt of an erasure. */
export const privacyFilters = { email: parseAsString.withDefault(''), receipt: parseAsId() };
