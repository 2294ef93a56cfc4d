import { dayPlus } from '@/lib/core/time/days';
import { timeFormat } from '@/lib/core/time/format';
import type { DailyFigure, Figure } from './model';
import { lengthOf, type Period } from './periods';

export type Point = { day: string; total: number };

/** A figure over a period: its total, the total of the previous period, and its days in order. */
export type Series = { total: number; before: number; points: Point[] };

/** Returns the series of one figure. `rows` contains both periods; a missing day counts as zero. */
export function seriesOf(rows: readonly DailyFigure[], figure: Figure, period: Period): Series {
  const totals = new Map(
    rows.filter((row) => row.figure === figure).map(({ day, total }) => [day, total]),
  );
  const points = Array.from({ length: lengthOf(period) }, (_, place) => {
    const day = dayPlus(period.first, place);
    return { day, total: totals.get(day) ?? 0 };
  });
  const total = sum(points);
  const everything = [...totals.values()].reduce((all, one) => all + one, 0);
  return { total, before: everything - total, points };
}

function sum(points: readonly Point[]): number {
  return points.reduce((total, point) => total + point.total, 0);
}

/** Returns '+25%', '−10%', '12 times' or 'No change'; null if the figure was zero before. */
export function changeText(now: number, before: number): string | null {
  if (before === 0) return now === 0 ? 'No change' : null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'No change';
  if (percent >= 1000) return `${Math.round(now / before)} times`;
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
}

/** Returns a share as text, such as '4.2%', or null if the whole is zero. */
export function shareText(part: number, whole: number): string | null {
  if (whole === 0) return null;
  const percent = (part / whole) * 100;
  return `${percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)}%`;
}

/** Maximum number of days with one bar each; a longer period has one bar per week. */
const MAX_BARS = 92;

/** Returns the bars of a chart: one per day, or one per week in a long period. A bar is named by its first day. */
export function barsOf(points: readonly Point[]): Point[] {
  if (points.length <= MAX_BARS) return [...points];
  return Array.from({ length: Math.ceil(points.length / 7) }, (_, week) => {
    const days = points.slice(week * 7, week * 7 + 7);
    return { day: days[0]?.day ?? '', total: sum(days) };
  });
}

/**
 * Returns the upper end of an axis for the value `highest`. Its half is a round number: twice 1, 2 or 5 times a power
 * of ten.
 */
export function topOf(highest: number): number {
  const half = Math.max(1, highest / 2);
  const power = 10 ** Math.floor(Math.log10(half));
  const round = [1, 2, 5, 10].find((factor) => factor * power >= half) ?? 10;
  return 2 * round * power;
}

/** Formats a day 'YYYY-MM-DD' as 'Nov 3'. */
export function shortDay(day: string): string {
  return timeFormat('UTC', { month: 'short', day: 'numeric' }).format(new Date(day));
}
