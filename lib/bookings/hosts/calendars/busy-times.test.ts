import { describe, expect, it } from 'vitest';
import { readBusyTimes } from './busy-times';

const from = new Date('2026-11-23T00:00:00Z');
const until = new Date('2027-01-23T00:00:00Z');

function calendar(...events: string[][]): string {
  const parts = events.flatMap((lines, nth) => [
    'BEGIN:VEVENT',
    `UID:${nth}`,
    'DTSTAMP:20261101T000000Z',
    ...lines,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...parts, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

const timesOf = (...events: string[][]) =>
  readBusyTimes(calendar(...events), from, until)
    .map((time) => time.map((at) => new Date(at).toISOString().slice(0, 16)).join(' '))
    .sort();

const meeting = ['DTSTART:20261201T150000Z', 'DTEND:20261201T160000Z'];

describe('a calendar', () => {
  it.each<[string, string[], string[]]>([
    ['an event', meeting, ['2026-12-01T15:00 2026-12-01T16:00']],
    [
      'an event of another zone',
      ['DTSTART;TZID=Europe/Berlin:20261201T160000', 'DURATION:PT30M'],
      ['2026-12-01T15:00 2026-12-01T15:30'],
    ],
    [
      'an event without a zone, in business time',
      ['DTSTART:20261201T100000', 'DTEND:20261201T110000'],
      ['2026-12-01T15:00 2026-12-01T16:00'],
    ],
    [
      'a day, from midnight to midnight of the business zone',
      ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203'],
      ['2026-12-01T05:00 2026-12-03T05:00'],
    ],
    ['what is free', [...meeting, 'TRANSP:TRANSPARENT'], []],
    ['what was cancelled', [...meeting, 'STATUS:CANCELLED'], []],
    ['what Outlook calls free', [...meeting, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'], []],
    ['what is over', ['DTSTART:20260101T150000Z', 'DTEND:20260101T160000Z'], []],
    [
      'what has begun before',
      ['DTSTART:20261101T150000Z', 'DTEND:20261124T160000Z'],
      ['2026-11-01T15:00 2026-11-24T16:00'],
    ],
    [
      'a weekly event without one day, at the same time by the clock',
      [
        'DTSTART;TZID=America/New_York:20261026T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;UNTIL=20261215T000000Z',
        'EXDATE;TZID=America/New_York:20261130T090000',
      ],
      [
        '2026-11-23T14:00 2026-11-23T15:00',
        '2026-12-07T14:00 2026-12-07T15:00',
        '2026-12-14T14:00 2026-12-14T15:00',
      ],
    ],
  ])('with %s', (_, lines, expected) => {
    expect(timesOf(lines)).toEqual(expected);
  });

  it('takes a moved occurrence where it is now', () => {
    const series = ['DTSTART:20261201T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'];
    const text = calendar(series, [
      'RECURRENCE-ID:20261202T150000Z',
      'DTSTART:20261202T190000Z',
      'DURATION:PT1H',
    ]).replace('UID:1', 'UID:0');
    const times = readBusyTimes(text, from, until).map(([start]) => new Date(start).toISOString());
    expect(times.sort()).toEqual(['2026-12-01T15:00:00.000Z', '2026-12-02T19:00:00.000Z']);
  });

  it('keeps the others where an event is broken', () => {
    expect(timesOf(['DTSTART:nonsense'], meeting)).toEqual(['2026-12-01T15:00 2026-12-01T16:00']);
  });
});

describe('is refused', () => {
  const repeating = (rule: string) => calendar(['DTSTART:20200101T000000Z', 'DURATION:PT1M', rule]);

  it.each([
    ['what is no calendar', '<!doctype html><title>Sign in</title>', 'is no calendar'],
    ['an empty answer', '', 'is no calendar'],
    ['an event of every second', repeating('RRULE:FREQ=SECONDLY'), 'more often than once a day'],
    [
      'an event of every minute',
      repeating('RRULE:INTERVAL=1;FREQ=MINUTELY'),
      'more often than once a day',
    ],
    ['a rule without a frequency', repeating('RRULE:COUNT=5'), 'more often than once a day'],
    [
      'a rule of many times a day',
      repeating(
        `RRULE:FREQ=DAILY;BYHOUR=0,1,2,3;BYMINUTE=${[...Array(60).keys()].join()}${',1'.repeat(90)}`,
      ),
      'more often than once a day',
    ],
    [
      'more dates left out than anybody has',
      calendar(['DTSTART:20261201T150000Z', ...Array(5001).fill('EXDATE:20261201T150000Z')]),
      'too many events',
    ],
    [
      'more dates in one line, which is folded',
      calendar([
        'DTSTART:20261201T150000Z',
        `EXDA\r\n TE:20261201T150000Z${',\r\n 20261201T150000Z'.repeat(5000)}`,
      ]),
      'too many events',
    ],
    [
      'more dates added than anybody has',
      calendar(['DTSTART:20261201T150000Z', `RDATE:${'20261201T150000Z,'.repeat(5001)}`]),
      'too many events',
    ],
    [
      'a folded rule of every second',
      repeating('RRU\r\n LE:FREQ=SECONDLY'),
      'more often than once a day',
    ],
    ['more events than anybody has', calendar(...Array(10_001).fill(meeting)), 'too many events'],
    [
      'more occurrences than anybody has',
      calendar(
        ...Array(200).fill(['DTSTART:20200101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=DAILY']),
      ),
      'too many events',
    ],
  ])('%s', (_, text, reason) => {
    expect(() => readBusyTimes(text, from, until)).toThrow(reason);
  });

  it('or read in bounded time: a rule that never holds', () => {
    const never = repeating('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30');
    expect(readBusyTimes(never, from, until)).toEqual([]);
  });
});
