import type { StoredEstimate } from './model';
import { readCalculation } from './query';

/** Maximum length of a query; longer ones are not from this site. */
export const MAX_QUERY_LENGTH = 800;

/** No prices: the link of an estimate contains every price itself. */
const NO_PRICES = { discovery: 0, services: [] };

/** Adds the service of the link to the query if it is a slug; without prices, the calculation does not know it. */
function withService(query: string, service: string | null): string {
  if (!service || !/^[a-z0-9-]{1,80}$/.test(service)) return query;
  const named = new URLSearchParams(query);
  named.set('service', service);
  return String(named);
}

/** Recomputes the estimate for a query in a form, without trusting its values; null if the query is invalid. */
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
