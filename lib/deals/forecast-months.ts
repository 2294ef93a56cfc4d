import { dayPlus } from '@/lib/core/time/days';
import { NO_MONTH } from './filters';
import type { ForecastMonth } from './model';

/** Value of the row that combines distant months. */
export const OTHER_MONTHS = 'other';

const DAYS_BACK = 92;
const DAYS_AHEAD = 366;

/**
 * Returns the months from three months ago to a year ahead. Other months are combined into one row, so that the totals
 * stay the same.
 */
export function listedMonths(months: readonly ForecastMonth[], today: string): ForecastMonth[] {
  const first = dayPlus(today, -DAYS_BACK).slice(0, 7);
  const last = dayPlus(today, DAYS_AHEAD).slice(0, 7);
  const isListed = ({ month }: ForecastMonth) =>
    month === NO_MONTH || (month >= first && month <= last);
  const others = months.filter((month) => !isListed(month));
  const listed = months.filter(isListed);
  if (others.length === 0) return listed;
  const folded = others.reduce((sum, month) => ({
    month: OTHER_MONTHS,
    deals: sum.deals + month.deals,
    onceCents: sum.onceCents + month.onceCents,
    monthCents: sum.monthCents + month.monthCents,
    yearCents: sum.yearCents + month.yearCents,
    weightedCents: sum.weightedCents + month.weightedCents,
    won: sum.won + month.won,
    wonCents: sum.wonCents + month.wonCents,
  }));
  return [...listed, { ...folded, month: OTHER_MONTHS }];
}
