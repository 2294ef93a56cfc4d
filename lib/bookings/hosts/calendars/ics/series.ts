import { allOf } from './components.ts';
import { DAY_MS } from './days.ts';
import { type Event, type Length, lasting, momentOf } from './events.ts';
import { occurrences, type Span } from './recurrence.ts';
import { readRule } from './rules.ts';
import { instantOf, type Moment, NotUnderstood, readDuration, readMoment } from './values.ts';
import type { Work } from './work.ts';

/** An occurrence of an event. */
export type Occurrence = { start: Moment; length: Length; isFree: boolean };

/** Maximum difference between wall-clock times of the same instant. */
const MARGIN_MS = 2 * DAY_MS;

const dayOf = (wall: number) => Math.floor(wall / DAY_MS);

/**
 * Returns the day of a moment in a series of whole days. Outlook writes midnight in UTC, which is on the previous day
 * for zones east of UTC.
 */
function dayAmong({ zone }: Moment, moment: Moment): number {
  const day = dayOf(moment.wall);
  const isNext = !moment.isDate && zone((day + 1) * DAY_MS) === instantOf(moment);
  return isNext ? day + 1 : day;
}

type Range = Pick<Work, 'from' | 'until'>;

/** Returns whether an occurrence can be within the requested time range in any zone. */
export const isNear = ({ start, length }: Occurrence, { from, until }: Range) =>
  start.wall + length.longest >= from - MARGIN_MS && start.wall <= until + MARGIN_MS;

/** Returns the result of `read`, or notes what could not be understood. */
function attempt<Value>({ component }: Event, work: Work, read: () => Value[]): Value[] {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
    work.note(component, error);
    return [];
  }
}

/** Returns the occurrences of all rules of one kind: RRULE, or EXRULE of older programs. */
function ofRules(event: Event, name: 'RRULE' | 'EXRULE', span: Span, work: Work): Moment[] {
  const { component, start } = event;
  return allOf(component, name).flatMap(({ value }) =>
    attempt(event, work, () => {
      const rule = readRule(value, (problem) => work.note(component, problem));
      const end = rule.until && readMoment(rule.until, { time: start.zone, date: start.zone });
      const isOver = (wall: number) => {
        if (!end) return false;
        const days = dayOf(wall) - dayOf(end.wall);
        if (days === 1 && start.isDate) return dayAmong(start, end) < dayOf(wall);
        if (end.isDate || start.isDate) return days > 0;
        // The zone is resolved only if it makes a difference.
        if (Math.abs(wall - end.wall) > MARGIN_MS) return wall > end.wall;
        return instantOf({ ...start, wall }) > instantOf(end);
      };
      const found: Moment[] = [];
      for (const wall of occurrences(rule, start, span, isOver, work)) {
        work.countTime();
        found.push({ ...start, wall });
      }
      return found;
    }),
  );
}

/** Returns the length of a period, which has an end or a duration. */
function periodLength(start: Moment, end: string): Length {
  if (/^\s*[-+]?P/i.test(end)) return lasting(readDuration(end));
  const last = readMoment(end, { time: start.zone, date: start.zone });
  return { endOf: () => instantOf(last), longest: last.wall - start.wall + DAY_MS };
}

/** Returns the dates, times and periods that RDATE adds or EXDATE excludes, in the zone of the event by default. */
function listed(event: Event, name: 'RDATE' | 'EXDATE', work: Work) {
  const { component, start, zones } = event;
  return allOf(component, name).flatMap((property) =>
    property.value
      // Older programs separate them with semicolons (vCalendar 1.0).
      .split(/[,;]/)
      .filter((value) => value.trim() !== '')
      .flatMap((value) =>
        attempt(event, work, () => {
          const [first = '', end] = value.split('/');
          const moment = momentOf(
            { ...property, value: first },
            { ...zones, floating: start.zone },
          );
          const length = end === undefined ? event.length : periodLength(moment, end);
          return [{ start: moment, length, isFree: event.isFree }];
        }),
      ),
  );
}

/** Applies an event that replaces an occurrence and all later ones (THISANDFUTURE). */
function replacedBy(
  { start, replaces, length, isFree }: Event,
  { start: at }: Occurrence,
): Occurrence {
  if (!replaces) return { start, length, isFree };
  const isSameClock = replaces.zone === start.zone || start.isDate || replaces.isDate;
  const shift = isSameClock ? start.wall - replaces.wall : instantOf(start) - instantOf(replaces);
  return { start: { ...at, wall: at.wall + shift }, length, isFree };
}

/**
 * Returns the occurrences of an event around the requested time range: its start, RRULE and RDATE, without EXDATE,
 * EXRULE and those that another event replaces.
 */
export function occurrencesOf(event: Event, replacing: readonly Event[], work: Work): Occurrence[] {
  const { start, length, isFree } = event;
  const rest = replacing.filter(({ replacesRest }) => replacesRest);
  if (isFree && rest.length === 0) return [];
  const shifts = rest.map((one) => Math.abs(one.start.wall - (one.replaces ?? one.start).wall));
  const margin = MARGIN_MS + Math.max(0, ...shifts);
  const longest = Math.max(length.longest, ...rest.map((one) => one.length.longest));
  const span = { from: work.from - longest - margin, to: work.until + margin };
  const isWithin = ({ wall }: Moment) => wall >= span.from && wall <= span.to;

  const ofDay = (moment: Moment) =>
    `day ${start.isDate ? dayAmong(start, moment) : dayOf(moment.wall)}`;
  const keyOf = (moment: Moment) =>
    start.isDate || moment.isDate ? ofDay(moment) : instantOf(moment);
  const left = new Set<number | string>();
  const leave = (moment: Moment) => isWithin(moment) && left.add(keyOf(moment));
  for (const one of listed(event, 'EXDATE', work)) leave(one.start);
  for (const moment of ofRules(event, 'EXRULE', span, work)) leave(moment);
  for (const { replaces } of replacing) if (replaces) leave(replaces);

  const found = new Map<number | string, Occurrence>();
  const add = (occurrence: Occurrence) => {
    const key = keyOf(occurrence.start);
    if (!left.has(key) && !left.has(ofDay(occurrence.start))) found.set(key, occurrence);
  };
  if (isWithin(start)) add({ start, length, isFree });
  for (const moment of ofRules(event, 'RRULE', span, work)) add({ start: moment, length, isFree });
  for (const added of listed(event, 'RDATE', work)) {
    const day = dayOf(added.start.wall) * DAY_MS;
    const timed = start.isDate ? day : day + start.wall - dayOf(start.wall) * DAY_MS;
    const isOther = added.start.isDate !== start.isDate && added.length === length;
    const one = isOther ? { ...added, start: { ...start, wall: timed } } : added;
    if (isNear(one, { from: span.from, until: span.to })) add(one);
  }
  if (rest.length === 0) return [...found.values()];
  const place = (moment: Moment, isDay: boolean) =>
    !isDay ? instantOf(moment) : start.isDate ? dayAmong(start, moment) : dayOf(moment.wall);
  return [...found.values()].map((occurrence) => {
    const newest = rest
      .filter(({ replaces }) => {
        const isDay = start.isDate || (replaces?.isDate ?? false);
        return replaces && place(replaces, isDay) <= place(occurrence.start, isDay);
      })
      .sort(
        (one, other) =>
          instantOf(one.replaces ?? one.start) - instantOf(other.replaces ?? other.start),
      )
      .at(-1);
    return newest ? replacedBy(newest, occurrence) : occurrence;
  });
}
