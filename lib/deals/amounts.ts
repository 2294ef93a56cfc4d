import { moneyFormat } from '@/lib/core/text/money';
import type { DealStage } from './stages';

/** Win probabilities of the open stages, in percent. */
export type Percents = Record<'new' | 'qualified' | 'proposal' | 'negotiation', number>;

/** Returns the win probability of a stage, in percent. */
export function percentOf(stage: DealStage, percents: Percents): number {
  if (stage === 'won') return 100;
  return stage === 'lost' ? 0 : percents[stage];
}

/**
 * Returns an amount weighted by a probability, rounded half up to a cent. The database rounds each deal in the same way
 * (deal_forecast, deal_pipeline), so its sums equal the sums of these rows.
 */
export function weightedCents(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}

/** Formats cents as US dollars, such as '$33,500' or '$99.50'. */
export function centsText(cents: number): string {
  return moneyFormat('USD').format(cents / 100);
}

/** Returns cents as dollars with two decimal places, without rounding. */
export function centsDecimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Returns the value of a deal as text: '$33,500 + $99 a month'. */
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
