import { differenceInCalendarDays } from 'date-fns';
import { replyDueAt } from '@/lib/bookings/desk/rules';
import { dayPlus } from '@/lib/core/time/days';
import { dayIn, timeFormat } from '@/lib/core/time/format';
import { isCalendarDay } from '@/lib/core/time/wall-clock';
import type { DashboardFilters } from './filters';
import type { DailyFigure, Figure, OwnTask } from './schema';

/** Days of the business zone, both included. */
export type Period = { first: string; last: string };

/** The longest range that may be chosen, in days. */
export const LONGEST_RANGE = 366;

/** How many days a period has. */
export function lengthOf({ first, last }: Period): number {
  return differenceInCalendarDays(new Date(last), new Date(first)) + 1;
}

/** The range that the address asks for: its own days where they make one, else so many up to today. */
export function chosenPeriod({ days, from, to }: DashboardFilters, today: string): Period {
  if (from && to && isCalendarDay(from) && isCalendarDay(to)) {
    const own = { first: from, last: to };
    const length = lengthOf(own);
    if (length >= 1 && length <= LONGEST_RANGE) return own;
  }
  return { first: dayPlus(today, 1 - Number(days)), last: today };
}

/** The days just before a period, as many as it has. */
export function periodBefore(period: Period): Period {
  return { first: dayPlus(period.first, -lengthOf(period)), last: dayPlus(period.first, -1) };
}

export type Point = { day: string; total: number };

/** A figure over a period: its sum, the sum of the period before, and each day in order. */
export type Series = { total: number; before: number; points: Point[] };

/** The series of one figure. `rows` hold both periods; days that are missing brought nothing. */
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

/** '+25%', '−10%', '12 times', 'No change', or null where there was nothing before to compare with. */
export function changeText(now: number, before: number): string | null {
  if (before === 0) return now === 0 ? 'No change' : null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'No change';
  if (percent >= 1000) return `${Math.round(now / before)} times`;
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
}

/** '4.2%' of a whole, or null where the whole is nothing. */
export function shareText(part: number, whole: number): string | null {
  if (whole === 0) return null;
  const percent = (part / whole) * 100;
  return `${percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)}%`;
}

/** More days than this are drawn as weeks. */
const MOST_BARS = 92;

/** The bars of a chart: a day each, or seven days each in a long period; a bar is named by its first day. */
export function barsOf(points: readonly Point[]): Point[] {
  if (points.length <= MOST_BARS) return [...points];
  return Array.from({ length: Math.ceil(points.length / 7) }, (_, week) => {
    const days = points.slice(week * 7, week * 7 + 7);
    return { day: days[0]?.day ?? '', total: sum(days) };
  });
}

/** 'Nov 3' of a day 'YYYY-MM-DD'. */
export function shortDay(day: string): string {
  return timeFormat('UTC', { month: 'short', day: 'numeric' }).format(new Date(day));
}

/** How many of these requests are past the promised reply. */
export function countLate(
  requests: readonly { requestdate: string; preferreddate: string }[],
  now: Date,
): number {
  return requests.filter(
    ({ requestdate, preferreddate }) => replyDueAt(requestdate, preferreddate) < now,
  ).length;
}

/** '3 h left' or '2 days late' at `now`. */
export function timeLeft(due: Date, now: Date): { isLate: boolean; text: string } {
  const minutes = (due.getTime() - now.getTime()) / 60_000;
  const hours = Math.abs(minutes) / 60;
  const amount =
    hours < 1
      ? `${Math.ceil(Math.abs(minutes))} min`
      : hours < 48
        ? `${Math.floor(hours)} h`
        : `${Math.floor(hours / 24)} days`;
  return { isLate: minutes < 0, text: `${amount} ${minutes < 0 ? 'late' : 'left'}` };
}

/** One's own open tasks, each in one group; the days are those of the person's zone. */
export type OwnDay = Record<'overdue' | 'today' | 'waiting' | 'soon', OwnTask[]>;

/** How far one's own day looks ahead. */
export const DAYS_AHEAD = 7;

/** Sorts open tasks: what waits for somebody is apart; of the rest what is late, due today, or within a week. */
export function groupTasks(tasks: readonly OwnTask[], timeZone: string, now: Date): OwnDay {
  const today = dayIn(timeZone, now);
  const end = dayPlus(today, DAYS_AHEAD);
  const groups: OwnDay = { overdue: [], today: [], waiting: [], soon: [] };
  for (const task of tasks) {
    if (task.status === 'blocked') {
      groups.waiting.push(task);
      continue;
    }
    if (!task.due_date) continue;
    const due = new Date(task.due_date);
    const day = dayIn(timeZone, due);
    if (due < now) groups.overdue.push(task);
    else if (day === today) groups.today.push(task);
    else if (day <= end) groups.soon.push(task);
  }
  return groups;
}
