import { NotUnderstood, quoted } from './values.ts';

const FREQUENCIES = [
  'YEARLY',
  'MONTHLY',
  'WEEKLY',
  'DAILY',
  'HOURLY',
  'MINUTELY',
  'SECONDLY',
] as const;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Minimum and maximum of each part. Negative numbers count from the end; parts that allow them exclude zero. */
const NUMBERS = {
  BYMONTH: [1, 12],
  BYWEEKNO: [-53, 53],
  BYYEARDAY: [-366, 366],
  BYMONTHDAY: [-31, 31],
  BYHOUR: [0, 23],
  BYMINUTE: [0, 59],
  BYSECOND: [0, 60],
  BYSETPOS: [-Infinity, Infinity],
  INTERVAL: [1, 1_000_000],
  COUNT: [1, Infinity],
} as const;
type NumberPart = keyof typeof NUMBERS;

/** A recurrence rule of RFC 5545. Weekdays count from 0 for Sunday; `nth` 0 means every one. */
export type Rule = Record<
  'month' | 'weekNo' | 'yearDay' | 'monthDay' | 'hour' | 'minute' | 'second' | 'position',
  readonly number[]
> & {
  frequency: (typeof FREQUENCIES)[number];
  interval: number;
  count: number | null;
  until: string | null;
  weekday: readonly { nth: number; weekday: number }[];
  weekStartsOn: number;
};

function numbersOf(parts: ReadonlyMap<string, string>, name: NumberPart): number[] {
  const [least, most] = NUMBERS[name];
  return (parts.get(name) ?? '')
    .split(',')
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const number = Number(text);
      const isKnown = Number.isInteger(number) && number >= least && number <= most;
      if (!isKnown || (least < 0 && number === 0)) {
        throw new NotUnderstood(`its rule has ${name}=${quoted(text)}`);
      }
      return number;
    });
}

function weekdaysOf(text: string) {
  return text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, nth = 0, name = ''] = /^([+-]?\d{1,2})?\s*([A-Z]{2})$/.exec(part.trim()) ?? [];
      const weekday = WEEKDAYS.indexOf(name);
      if (weekday < 0) throw new NotUnderstood(`its rule has BYDAY=${quoted(part)}`);
      return { nth: Number(nth), weekday };
    });
}

const KNOWN = ['FREQ', 'UNTIL', 'BYDAY', 'WKST', 'RSCALE', 'SKIP', ...Object.keys(NUMBERS)];

/**
 * Parses a recurrence rule.
 * @param doubt called for a part that RFC 5545 does not know or that is repeated; the part is ignored, so that the rule
 *   yields more times
 * @throws NotUnderstood without a known frequency, for impossible numbers, and for calendars other than the Gregorian
 */
export function readRule(text: string, doubt: (problem: NotUnderstood) => void): Rule {
  const pairs = text
    .toUpperCase()
    .replaceAll('\\', '')
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim(), value.trim()] as const;
    });
  const parts = new Map(pairs);
  const frequency = FREQUENCIES.find((name) => name === parts.get('FREQ'));
  const unknown = [...parts.keys()].find((name) => !KNOWN.includes(name));
  const problem = new NotUnderstood(`its rule is ${quoted(text)}`);
  if (!frequency) throw problem;
  if (unknown || parts.size < pairs.length) doubt(problem);
  if (
    (parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN' ||
    (parts.get('SKIP') ?? 'OMIT') !== 'OMIT'
  ) {
    throw new NotUnderstood('its rule follows another calendar (RSCALE, SKIP)');
  }
  return {
    frequency,
    interval: numbersOf(parts, 'INTERVAL')[0] ?? 1,
    count: numbersOf(parts, 'COUNT')[0] ?? null,
    until: parts.get('UNTIL') || null,
    month: numbersOf(parts, 'BYMONTH'),
    weekNo: numbersOf(parts, 'BYWEEKNO'),
    yearDay: numbersOf(parts, 'BYYEARDAY'),
    monthDay: numbersOf(parts, 'BYMONTHDAY'),
    hour: numbersOf(parts, 'BYHOUR'),
    minute: numbersOf(parts, 'BYMINUTE'),
    second: numbersOf(parts, 'BYSECOND').map((second) => Math.min(second, 59)),
    position: numbersOf(parts, 'BYSETPOS'),
    weekday: weekdaysOf(parts.get('BYDAY') ?? ''),
    weekStartsOn: weekdaysOf(parts.get('WKST') ?? '')[0]?.weekday ?? 1,
  };
}
