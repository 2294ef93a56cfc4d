import { parseAsStringLiteral } from 'nuqs/server';
import { RESULT_DAYS } from './rules';

/** URL parameters of the results of a record. */
export const resultFilters = {
  days: parseAsStringLiteral(RESULT_DAYS).withDefault('30'),
};
