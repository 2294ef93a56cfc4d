import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';

/** Ranges offered as links, in days up to today. */
export const RANGES = ['7', '30', '90'] as const;

/** The URL parameters of the dashboard; `from` and `to` (days, 'YYYY-MM-DD') take precedence over `days`. */
export const dashboardFilters = {
  days: parseAsStringLiteral(RANGES).withDefault('30'),
  from: parseAsString,
  to: parseAsString,
};

export type DashboardFilters = inferParserType<typeof dashboardFilters>;
