import { moneyFormat } from '@/lib/core/text/money';
import type { DealStage } from './stages';

/** Probabilities with which a deal of each open stage is won, in percent. */
export type Percents = Record<'new' | 'qualified' | 'proposal' | 'negotiation', number>;

/** Returns how likely a deal of a stage is won, in percent. */
export function percentOf(stage: DealStage, percents: Percents): number {
  if (stage === 'won') return 100;
  return stage === 'lost' ? 0 : percents[stage];
}

/**
 * Returns an amount weighted by a probability, rounded half up to a cent. The database does the same for each deal
 * (deal_forecast, deal_pipeline), so a sum there is the sum of the rows here.
 */
export function weightedCents(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}

/** Returns an amount in cents as US dollars, such as '$33,500' or '$99.50'. */
export function centsText(cents: number): string {
  return moneyFormat('USD').format(cents / 100);
}

/** Returns an amount in cents as a plain number of dollars with two digits, without a rounding on the way. */
export function centsDecimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Returns what a deal is worth in words: '$33,500 + $99 a month'. */
export function valueText({
  onceCents,
  monthCents,
}: {
  onceCents: number;
  monthCents: number;
}): string {
  const monthly = monthCents > 0 ? `${centsText(monthCents)} a month` : '';
  if (onceCents === 0 && monthly) return monthly;
  return [centsText(onceCents), monthly].filter(Boolean).join(' + ');
}
