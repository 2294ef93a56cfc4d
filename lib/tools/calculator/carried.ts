import type { StoredEstimate } from './model';
import { readCalculation } from './query';

/** Longer queries are none of ours. */
export const MAX_QUERY_LENGTH = 800;

/** A link that carries an estimate names every price, so that it needs none of ours. */
const NO_PRICES = { discovery: 0, services: [] };

/** Returns the query with its service, which the prices do not know here, if it is a slug. */
function withService(query: string, service: string | null): string {
  if (!service || !/^[a-z0-9-]{1,80}$/.test(service)) return query;
  const named = new URLSearchParams(query);
  named.set('service', service);
  return String(named);
}

/** Computes the estimate of a query that a form carries; null if it is not one. The link is not believed. */
export function carriedEstimate(query: string): StoredEstimate | null {
  if (query === '' || query.length > MAX_QUERY_LENGTH) return null;
  const given = new URLSearchParams(query);
  const { result, version } = readCalculation(given, NO_PRICES);
  if (!result || !given.has('building')) return null;
  const { verdict, work, hours, saved, once, running, paysFrom } = result.estimate;
  return {
    query: withService(result.query, given.get('service')),
    version,
    verdict,
    work,
    hours,
    saved,
    once,
    running,
    paysFrom,
  };
}
