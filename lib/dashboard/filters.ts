import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';

/** The ranges that one press chooses, in days up to today. */
export const RANGES = ['7', '30', '90'] as const;

/** What the dashboard keeps in its address; `from` and `to` (days, 'YYYY-MM-DD') go before `days`. */
export const dashboardFilters = {
  days: parseAsStringLiteral(RANGES).withDefault('30'),
  from: parseAsString,
  to: parseAsString,
};

export type DashboardFilters = inferParserType<typeof dashboardFilters>;
