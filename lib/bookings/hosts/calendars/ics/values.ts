import { cleanName } from './clean-name.ts';
import { DAY_MS, dayNumber, dayOf } from './days.ts';

/** Thrown for a part of a calendar that cannot be understood; the message explains it to the host. */
export class NotUnderstood extends Error {}

/** Returns the instant (epoch ms) of a wall-clock time in a zone (ms, as if it were UTC). */
export type Zone = (wall: number) => number;

/** A wall-clock time in a zone (ms, as if it were UTC). A date is midnight of its day. */
export type Moment = { wall: number; isDate: boolean; zone: Zone };

/** A duration: wall-clock days, and exact milliseconds. */
export type Duration = { days: number; ms: number };

/** Returns a part of the calendar in quotes for a message. */
export const quoted = (text: string) => `"${cleanName(text)}"`;

export const utc: Zone = (wall) => wall;

export const instantOf = ({ wall, zone }: Moment) => zone(wall);

const MOMENT =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i;
const OFFSET = /^([+-])(\d\d):?(\d\d)(?::?(\d\d))?$/;
const DURATION = /^([+-])?P((?:\d+[WD])*)(?:T((?:\d+[WDHMS])*))?$/i;
const MAX_DURATION_MS = 36_525 * DAY_MS;
const SECONDS = new Map([
  ['W', 604_800],
  ['D', 86_400],
  ['H', 3600],
  ['M', 60],
  ['S', 1],
]);

/** Returns an offset such as -0500 in milliseconds ahead of UTC. */
export function readOffset(text: string): number {
  const [, sign, hours, minutes, seconds = 0] = OFFSET.exec(text.trim()) ?? [];
  if (!sign) throw new NotUnderstood(`${quoted(text)} is no offset`);
  const ms = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ms : ms;
}

/**
 * Parses a date or a time. Also accepts unambiguous formats outside RFC 5545: hyphens and colons, an offset, times
 * without seconds, 24:00.
 * @param zones the zones of times without their own, and of dates
 */
export function readMoment(text: string, zones: { time: Zone; date: Zone }): Moment {
  const [, year, month, date, hour, minute, second = 0, offset] =
    MOMENT.exec(text.replace(/^[\s"]+|[\s"]+$/g, '')) ?? [];
  const day = dayNumber(Number(year), Number(month), Number(date));
  const isReal = dayOf(day)[1] === Number(month) && dayOf(day)[2] === Number(date);
  if (!isReal) throw new NotUnderstood(`${quoted(text)} is no date`);
  if (hour === undefined) return { wall: day * DAY_MS, isDate: true, zone: zones.date };
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Math.min(Number(second), 59);
  if (Number(minute) > 59 || Number(second) > 60 || seconds > 86_400) {
    throw new NotUnderstood(`${quoted(text)} is no time`);
  }
  const wall = day * DAY_MS + seconds * 1000;
  if (!offset) return { wall, isDate: false, zone: zones.time };
  if (/Z/i.test(offset)) return { wall, isDate: false, zone: utc };
  const ahead = readOffset(offset);
  return { wall, isDate: false, zone: (at) => at - ahead };
}

/** Parses a duration such as P1D or PT30M; accepts weeks and days also in the time part. */
export function readDuration(text: string): Duration {
  const [found, sign, ...parts] = DURATION.exec(text.trim().toUpperCase()) ?? [];
  if (!found || !/\d/.test(found)) throw new NotUnderstood(`${quoted(text)} is no duration`);
  const duration = { days: 0, ms: 0 };
  for (const [, count, unit = ''] of parts.join('').matchAll(/(\d+)([WDHMS])/g)) {
    const ms = Number(count) * (SECONDS.get(unit) ?? 0) * 1000;
    if (unit === 'W' || unit === 'D') duration.days += ms / DAY_MS;
    else duration.ms += ms;
  }
  if (duration.days * DAY_MS + duration.ms > MAX_DURATION_MS) {
    throw new NotUnderstood(`${quoted(text)} is too long`);
  }
  return sign === '-' ? { days: -duration.days, ms: -duration.ms } : duration;
}
