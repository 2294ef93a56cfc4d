import { BUSINESS_TIME_ZONE, brand } from '@/lib/brand';
import { dayIn } from '@/lib/core/time/format';
import type { ProofDay, ProofFigures } from './model';

/** Below this number of cases a percentage is not meaningful, so the counts are shown instead. */
export const MIN_FOR_SHARE = 50;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns a percentage, rounded down to two decimals so that 99.999 does not become 100. */
export function percentOf(part: number, total: number): number {
  return Math.floor((part / total) * 10_000 + 1e-6) / 100;
}

/** Formats a share: '99.2%', '11 of 12' for fewer than 50 cases, or 'None yet'. */
export function shareText(part: number, total: number): string {
  if (total === 0) return 'None yet';
  if (total < MIN_FOR_SHARE) return `${part} of ${total}`;
  return `${number.format(percentOf(part, total))}%`;
}

/** Upper bounds of the histogram buckets in seconds, as in the database; the last bucket has none. */
const WITHIN_SECONDS = [1, 2, 5, 10, 60] as const;

/** Labels of the buckets. */
export const SECONDS = ['< 1', '1–2', '2–5', '5–10', '10–60', '> 60'] as const;

/** Returns the number of cases within a bucket's upper bound. */
export function countWithin(seconds: (typeof WITHIN_SECONDS)[number], buckets: readonly number[]) {
  return sum(buckets.slice(0, WITHIN_SECONDS.indexOf(seconds) + 1));
}

/** Formats the median as '0.6 s', or for fewer than 50 cases the number within ten seconds. */
export function latencyText({ buckets, medianSeconds }: ProofFigures['latency']): string {
  const total = sum(buckets);
  if (total === 0 || medianSeconds === null) return 'None yet';
  if (total < MIN_FOR_SHARE) return `${countWithin(10, buckets)} of ${total}`;
  return `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(medianSeconds)} s`;
}

/** Returns the sum of counts. */
export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** Returns the sum of one column over the days. */
export function totalOf(column: Exclude<keyof ProofDay, 'day'>, of: readonly ProofDay[]): number {
  return sum(of.map((day) => day[column]));
}

/** Formats a calendar day as 'Nov 2'. */
export function shortDay(day: string): string {
  return days.format(new Date(day)).replace(/, \d+$/, '');
}

/** Formats the first and the last day of the period: 'Oct 27 – Nov 25, 2026'. */
export function periodText({ firstDay, lastDay }: ProofFigures): string {
  return days.formatRange(new Date(firstDay), new Date(lastDay));
}

/** Describes when measuring began, such as 'measuring since Nov 14, 2026'; null if that was before the period. */
export function sinceText({ firstDay, measuringSince }: ProofFigures): string | null {
  if (measuringSince === null) return 'measuring begins with the first heartbeat';
  const since = dayIn(BUSINESS_TIME_ZONE, new Date(measuringSince));
  return since > firstDay ? `measuring since ${days.format(new Date(since))}` : null;
}

/** Uptime in percent claimed on the home page. */
export const claimedUptime = Number.parseFloat(brand.claims[2].figure);

/** Returns the downtime in minutes per 30 days that an uptime in percent allows. */
export function allowedMinutes(percent: number): number {
  return Math.round((1 - percent / 100) * 30 * 24 * 60);
}

/** Compares the measured availability with the claim; returns null with too little data. */
export function comparedWithClaim(of: readonly ProofDay[]): 'above' | 'below' | null {
  const due = totalOf('due', of);
  if (due < MIN_FOR_SHARE) return null;
  return percentOf(totalOf('beats', of), due) >= claimedUptime ? 'above' : 'below';
}

/** Returns the reduction of work in whole percent, rounded down. */
export function lessPercent(before: number, after: number): number {
  return Math.floor((1 - after / before) * 100 + 1e-6);
}
