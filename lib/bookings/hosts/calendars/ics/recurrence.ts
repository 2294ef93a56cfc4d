import { DAY_MS, dayNumber, dayOf, firstWeek, weekdayOf, weekStart, weekYear } from './days.ts';
import type { Rule } from './rules.ts';
import type { Work } from './work.ts';

/** Wall-clock times (ms, as if they were UTC). */
export type Span = { from: number; to: number };

type Start = { wall: number; isDate: boolean };

/** The periods of a frequency: each has an index, a start (ms), and days. */
type Periods = {
  indexOf: (wall: number) => number;
  startOf: (index: number) => number;
  daysOf: (index: number) => number[];
};

/** Cost of computing the times of an hour, minute or second, as a number of days to try. */
const COST_WITHIN_DAY = 10;
const UNITS = { HOURLY: 3_600_000, MINUTELY: 60_000, SECONDLY: 1000 };

const range = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, more) => first + more);
const dayAt = (wall: number) => Math.floor(wall / DAY_MS);
const monthDays = (year: number, month: number) =>
  range(dayNumber(year, month, 1), dayNumber(year, month + 1, 1));

/** Returns the rule with the days that it takes implicitly from the start of the series. */
function completed(rule: Rule, { wall }: Start): Rule {
  const [, month, date] = dayOf(dayAt(wall));
  const weekday = [{ nth: 0, weekday: weekdayOf(dayAt(wall)) }];
  const { frequency, weekNo } = rule;
  const hasDays = [rule.monthDay, rule.yearDay, rule.weekday].some(({ length }) => length > 0);
  if (frequency === 'WEEKLY' && rule.weekday.length === 0) return { ...rule, weekday };
  if (hasDays || (frequency !== 'YEARLY' && frequency !== 'MONTHLY')) return rule;
  if (frequency === 'YEARLY' && weekNo.length > 0) return { ...rule, weekday };
  if (frequency === 'MONTHLY' || rule.month.length > 0) return { ...rule, monthDay: [date] };
  return { ...rule, month: [month], monthDay: [date] };
}

function periodsOf({ frequency, weekNo, month, weekStartsOn }: Rule): Periods {
  switch (frequency) {
    case 'YEARLY':
      if (weekNo.length > 0) {
        return {
          indexOf: (wall) => weekYear(dayAt(wall), weekStartsOn),
          startOf: (year) => firstWeek(year, weekStartsOn) * DAY_MS,
          daysOf: (year) => range(firstWeek(year, weekStartsOn), firstWeek(year + 1, weekStartsOn)),
        };
      }
      return {
        indexOf: (wall) => dayOf(dayAt(wall))[0],
        startOf: (year) => dayNumber(year, 1, 1) * DAY_MS,
        daysOf: (year) =>
          (month.length > 0 ? month.toSorted((a, b) => a - b) : range(1, 13)).flatMap((one) =>
            monthDays(year, one),
          ),
      };
    case 'MONTHLY':
      return {
        indexOf: (wall) => {
          const [year, one] = dayOf(dayAt(wall));
          return year * 12 + one - 1;
        },
        startOf: (index) => dayNumber(0, index + 1, 1) * DAY_MS,
        daysOf: (index) => monthDays(0, index + 1),
      };
    case 'WEEKLY': {
      const origin = weekStart(0, weekStartsOn);
      return {
        indexOf: (wall) => (weekStart(dayAt(wall), weekStartsOn) - origin) / 7,
        startOf: (index) => (origin + index * 7) * DAY_MS,
        daysOf: (index) => range(origin + index * 7, origin + index * 7 + 7),
      };
    }
    case 'DAILY':
      return { indexOf: dayAt, startOf: (day) => day * DAY_MS, daysOf: (day) => [day] };
    default: {
      const unit = UNITS[frequency];
      return {
        indexOf: (wall) => Math.floor(wall / unit),
        startOf: (index) => index * unit,
        daysOf: (index) => [dayAt(index * unit)],
      };
    }
  }
}

/** Returns whether a list is empty or contains an index. Indexes count from 1, or from -1 at the end. */
const allows = (list: readonly number[], place: number, length: number) =>
  list.length === 0 || list.includes(place) || list.includes(place - length - 1);

function matchesWeekday({ weekday, frequency, month, weekNo }: Rule, day: number): boolean {
  if (weekday.length === 0) return true;
  const [year, one] = dayOf(day);
  const isCounted = weekNo.length === 0 && (frequency === 'YEARLY' || frequency === 'MONTHLY');
  const ofMonth = frequency === 'MONTHLY' || month.length > 0;
  const first = ofMonth ? dayNumber(year, one, 1) : dayNumber(year, 1, 1);
  const end = ofMonth ? dayNumber(year, one + 1, 1) : dayNumber(year + 1, 1, 1);
  const fromStart = Math.floor((day - first) / 7) + 1;
  const fromEnd = -Math.floor((end - 1 - day) / 7) - 1;
  return weekday.some(
    (wanted) =>
      wanted.weekday === weekdayOf(day) &&
      (!isCounted || wanted.nth === 0 || wanted.nth === fromStart || wanted.nth === fromEnd),
  );
}

function matchesDay(rule: Rule, day: number): boolean {
  const [year, month, date] = dayOf(day);
  if (rule.month.length > 0 && !rule.month.includes(month)) return false;
  if (rule.monthDay.length > 0) {
    const length = dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);
    if (!allows(rule.monthDay, date, length)) return false;
  }
  if (rule.yearDay.length > 0) {
    const first = dayNumber(year, 1, 1);
    if (!allows(rule.yearDay, day - first + 1, dayNumber(year + 1, 1, 1) - first)) return false;
  }
  if (rule.weekNo.length > 0) {
    const ofYear = weekYear(day, rule.weekStartsOn);
    const [first, next] = [ofYear, ofYear + 1].map((one) => firstWeek(one, rule.weekStartsOn));
    if (first === undefined || next === undefined) return false;
    if (!allows(rule.weekNo, Math.floor((day - first) / 7) + 1, (next - first) / 7)) return false;
  }
  return matchesWeekday(rule, day);
}

/** Returns the times of day (ms) of a rule within a period, in order. */
function timesOf(
  { frequency, hour, minute, second }: Rule,
  start: Start,
  period: number,
): number[] {
  if (start.isDate) return [0];
  const parts = (wall: number) => {
    const ofDay = new Date(wall);
    return [ofDay.getUTCHours(), ofDay.getUTCMinutes(), ofDay.getUTCSeconds()];
  };
  // The period already determines the larger units of a time; the rule can only exclude some of them.
  const given = ['HOURLY', 'MINUTELY', 'SECONDLY'].indexOf(frequency);
  const ofPeriod = parts(period);
  const ofStart = parts(start.wall);
  const [hours = [], minutes = [], seconds = []] = [hour, minute, second].map((list, nth) => {
    if (nth > given) return list.length > 0 ? list : [ofStart[nth] ?? 0];
    return [ofPeriod[nth] ?? 0].filter((part) => list.length === 0 || list.includes(part));
  });
  const times = hours.flatMap((h) =>
    minutes.flatMap((m) => seconds.map((s) => (h * 3600 + m * 60 + s) * 1000)),
  );
  return [...new Set(times)].sort((a, b) => a - b);
}

/**
 * Returns the wall-clock times of a rule within a span, in order; never one before the start of the series.
 * @param isOver whether the rule has ended at a wall-clock time (UNTIL)
 * @param work counts the days and times that are tried
 */
export function* occurrences(
  given: Rule,
  start: Start,
  span: Span,
  isOver: (wall: number) => boolean,
  work: Pick<Work, 'spend'>,
): Generator<number> {
  const rule = completed(given, start);
  const { frequency, interval, count, position } = rule;
  const { indexOf, startOf, daysOf } = periodsOf(rule);
  const first = indexOf(start.wall);
  const isWithinDay =
    frequency === 'HOURLY' || frequency === 'MINUTELY' || frequency === 'SECONDLY';
  /** Returns the first index of the rule at or after an index. */
  const aligned = (index: number) => first + Math.ceil((index - first) / interval) * interval;
  let ordinal = 0;
  let times = timesOf(rule, start, start.wall);
  // Iteration can start anywhere in a rule without COUNT.
  let index = count === null ? Math.max(first, aligned(indexOf(span.from) - interval)) : first;
  for (; ; index += interval) {
    const period = startOf(index);
    if (!(period <= span.to) || isOver(period - DAY_MS)) return;
    const inPeriod = daysOf(index);
    work.spend(isWithinDay ? COST_WITHIN_DAY : inPeriod.length);
    const days = inPeriod.filter((day) => matchesDay(rule, day));
    if (isWithinDay) {
      if (days.length === 0) {
        index = aligned(indexOf((dayAt(period) + 1) * DAY_MS)) - interval;
        continue;
      }
      times = timesOf(rule, start, period);
    }
    const all = days.flatMap((day) => times.map((time) => day * DAY_MS + time));
    work.spend(all.length);
    const chosen =
      position.length === 0 ? all : all.filter((_, at) => allows(position, at + 1, all.length));
    for (const wall of chosen) {
      if (wall < start.wall) continue;
      if (isOver(wall)) return;
      ordinal += 1;
      if (wall >= span.from && wall <= span.to) yield wall;
      if (ordinal === count) return;
    }
  }
}
