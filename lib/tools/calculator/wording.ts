import { moneyFormat } from '@/lib/core/text/money';
import { type Estimate, MONTHS_AHEAD, type Range, TOO_FEW_HOURS, type Verdict } from './rules';

/** Formats a dollar amount with a real minus sign (U+2212). */
export function dollars(amount: number): string {
  const text = moneyFormat('USD').format(Math.abs(amount));
  return amount < 0 ? `−${text}` : text;
}

const hour = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Formats a number of hours; negative numbers count as 0. */
export function hoursText(hours: number): string {
  return hour.format(Math.max(0, hours));
}

/** Formats a range, smaller number first; a single number if both are equal. */
export function rangeText({ cautious, good }: Range, format: (value: number) => string): string {
  const [from, to] = [format(Math.min(cautious, good)), format(Math.max(cautious, good))];
  return from === to ? from : `${from} to ${to}`;
}

/** Describes the month in which the investment is recovered. */
export function payingText({ paysFrom: { good, cautious } }: Pick<Estimate, 'paysFrom'>): string {
  if (good === null) return `not within ${MONTHS_AHEAD} months`;
  if (cautious === null) return `month ${good} to beyond ${MONTHS_AHEAD}`;
  return good === cautious ? `month ${good}` : `month ${good} to ${cautious}`;
}

/** Heading for each verdict. */
export const verdictTitles: Record<Verdict, string> = {
  leave: `We do not automate this: below ${TOO_FEW_HOURS} hours a week it does not pay`,
  measure: 'Measure first: in the cautious case too little is left',
  slow: `It saves hours, but the money is not back within ${MONTHS_AHEAD} months`,
  open: 'It pays if it goes well, and not if it does not',
  pays: 'It pays, also in the cautious case',
};

/** Advice for each verdict. */
export const verdictAdvice: Record<Verdict, string> = {
  leave:
    'Take a template, a shared mailbox rule or a connector that your systems already have. If the work grows, come back with the new hours.',
  measure:
    'Two weeks of discovery, or one week with a stopwatch of your own, say on which side of four hours you are. Do not build before.',
  slow: 'Look for a cheaper way first, or for a second process that shares the same connections.',
  open: 'The difference is in how many cases follow the rules. Twenty real ones, sorted by hand, tell you before any contract does.',
  pays: 'The cautious case is the one to plan with. What we would promise in writing is within this range.',
};

/** Returns a one-line summary of an estimate, for emails and staff. */
export function estimateSummary(
  estimate: Pick<Estimate, 'hours' | 'saved' | 'once' | 'paysFrom'>,
): string {
  const { hours, saved, once } = estimate;
  return [
    `${rangeText(hours, hoursText)} hours a week`,
    `${rangeText(saved, dollars)} a month`,
    `${rangeText(once, dollars)} once`,
    `money back: ${payingText(estimate)}`,
  ].join('; ');
}
