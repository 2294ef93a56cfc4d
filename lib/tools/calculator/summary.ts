import { carriedEstimate } from './carried';
import { estimateSummary } from './wording';

/** Returns a one-line summary of the estimate in a query; null if the query is invalid. */
export function summaryOf(query: string): string | null {
  const estimate = carriedEstimate(query);
  return estimate && estimateSummary(estimate);
}
