import { BUSINESS_TIME_ZONE, brand } from '@/lib/brand';
import { dayIn } from '@/lib/core/time/format';
import type { ProofDay, ProofFigures } from './model';

/** Below this number of cases a share says little, so the counts are shown. */
export const MIN_FOR_SHARE = 50;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns a share in percent, rounded down to two decimals: 99.999 is not 100. */
export function percentOf(part: number, total: number): number {
  return Math.floor((part / total) * 10_000 + 1e-6) / 100;
}

/** Returns '99.2%', below 50 cases '11 of 12', and without any 'None yet'. */
export function shareText(part: number, total: number): string {
  if (total === 0) return 'None yet';
  if (total < MIN_FOR_SHARE) return `${part} of ${total}`;
  return `${number.format(percentOf(part, total))}%`;
}

/** Upper ends of the groups of seconds in which the database counts; the last group has none. */
const WITHIN_SECONDS = [1, 2, 5, 10, 60] as const;

/** Names of the groups of seconds. */
export const SECONDS = ['< 1', '1–2', '2–5', '5–10', '10–60', '> 60'] as const;

/** Returns how many of a group list arrived within some seconds. */
export function countWithin(seconds: (typeof WITHIN_SECONDS)[number], buckets: readonly number[]) {
  return sum(buckets.slice(0, WITHIN_SECONDS.indexOf(seconds) + 1));
}

/** Returns the median, '0.6 s'; below 50 cases how many arrived within ten seconds. */
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

/** Returns one column of the days added up. */
export function totalOf(column: Exclude<keyof ProofDay, 'day'>, of: readonly ProofDay[]): number {
  return sum(of.map((day) => day[column]));
}

/** Returns a calendar day as 'Nov 2'. */
export function shortDay(day: string): string {
  return days.format(new Date(day)).replace(/, \d+$/, '');
}

/** Returns the first and the last day of the period: 'Oct 27 – Nov 25, 2026'. */
export function periodText({ firstDay, lastDay }: ProofFigures): string {
  return days.formatRange(new Date(firstDay), new Date(lastDay));
}

/** Returns 'measuring since Nov 14, 2026' where measuring began within the period, else null. */
export function sinceText({ firstDay, measuringSince }: ProofFigures): string | null {
  if (measuringSince === null) return 'measuring begins with the first heartbeat';
  const since = dayIn(BUSINESS_TIME_ZONE, new Date(measuringSince));
  return since > firstDay ? `measuring since ${days.format(new Date(since))}` : null;
}

/** Percent of uptime that the home page claims. */
export const claimedUptime = Number.parseFloat(brand.claims[2].figure);

/** Returns the minutes of 30 days that an uptime in percent leaves. */
export function allowedMinutes(percent: number): number {
  return Math.round((1 - percent / 100) * 30 * 24 * 60);
}

/** Returns how the measured availability compares with the claimed one, or null where too little is measured. */
export function comparedWithClaim(of: readonly ProofDay[]): 'above' | 'below' | null {
  const due = totalOf('due', of);
  if (due < MIN_FOR_SHARE) return null;
  return percentOf(totalOf('beats', of), due) >= claimedUptime ? 'above' : 'below';
}

/** Returns by how much per cent work became less: whole percent, rounded down. */
export function lessPercent(before: number, after: number): number {
  return Math.floor((1 - after / before) * 100 + 1e-6);
}
