import { parseAsString } from 'nuqs/server';
import { parseAsId } from '@/lib/core/lists/parsers';

/** Parameters in the URL of the privacy screen: the email that was looked up, or the receipt of an erasure. */
export const privacyFilters = { email: parseAsString.withDefault(''), receipt: parseAsId() };
