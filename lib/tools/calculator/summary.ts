import { carriedEstimate } from './carried';
import { estimateSummary } from './wording';

/** Returns the estimate of a query in one line; null if it is not one. */
export function summaryOf(query: string): string | null {
  const estimate = carriedEstimate(query);
  return estimate && estimateSummary(estimate);
}
