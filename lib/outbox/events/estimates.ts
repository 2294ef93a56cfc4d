import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { calculatorPath } from '@/lib/paths';
import type { StoredEstimate } from '@/lib/tools/calculator/model';

/** Returns what a webhook says of an estimate: the ranges in US dollars, and the link that opens its numbers. */
export const estimateData = ({ query, version, paysFrom, ...figures }: StoredEstimate) => ({
  url: absoluteUrl(calculatorPath(query)),
  rules_version: version,
  verdict: figures.verdict,
  hours_a_week: figures.hours,
  saved_a_month: figures.saved,
  once: figures.once,
  running_a_month: figures.running,
  pays_from_month: paysFrom,
});

export const sampleEstimate: StoredEstimate = {
  query: 'v=1&people=2&hours=13&rate=33',
  version: 1,
  verdict: 'pays',
  work: 26,
  hours: { cautious: 12.5, good: 20.3 },
  saved: { cautious: 1788, good: 2903 },
  once: { cautious: 39_500, good: 33_500 },
  running: { cautious: 500, good: 99 },
  paysFrom: { cautious: 34, good: 15 },
};
