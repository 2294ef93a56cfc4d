import type { Film } from '../film.ts';
import { forecastsWithErrors } from './forecasts-with-errors.ts';
import { readingInvoicesPerField } from './reading-invoices-per-field.ts';
import { scoringAutomationCandidates } from './scoring-automation-candidates.ts';

/** In the order in which they are recorded: those that change nothing come first. */
export const films: readonly Film[] = [
  scoringAutomationCandidates,
  readingInvoicesPerField,
  forecastsWithErrors,
];
