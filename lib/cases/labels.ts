import { moneyFormat } from '@/lib/core/text/money';
import type { CaseSummary } from './model';

/** Returns the price of a case, such as '$34,000 to $38,000'; null if none is stated. */
export function priceRange({
  priceFrom,
  priceTo,
}: Pick<CaseSummary, 'priceFrom' | 'priceTo'>): string | null {
  const format = (price: number) => moneyFormat('USD').format(price);
  if (priceFrom === null || priceTo === null) {
    const only = priceFrom ?? priceTo;
    return only === null ? null : format(only);
  }
  return priceFrom === priceTo ? format(priceFrom) : `${format(priceFrom)} to ${format(priceTo)}`;
}

/** Returns the length of a project, such as '10 weeks'; null if none is stated. */
export function weeksText(weeks: number | null): string | null {
  return weeks === null ? null : `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}
