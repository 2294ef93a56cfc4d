import { describe, expect, it } from 'vitest';
import { readBusyTimes, readCalendar } from './busy-times';
import { calendar, event } from './facts/fact';
import { CalendarProblem } from './problem';

const from = new Date('2026-11-23T00:00:00Z');
const until = new Date('2027-01-23T00:00:00Z');

const MEETING = 'DTSTART:20261201T150000Z\nDTEND:20261201T160000Z';
const meeting = event(MEETING);
const repeating = (rule: string) =>
  event(`SUMMARY:Tick\nDTSTART:20200101T000000Z\nDURATION:PT1M\n${rule}`);
const read = (...events: string[]) => readCalendar(calendar(events.join('\n')), from, until);

describe('readCalendar', () => {
  it('counts events and lists those that it did not understand', () => {
    const broken = event('SUMMARY:Lunch\\, late\nDTSTART:noon');
    const strange = event(`SUMMARY:New Year\n${MEETING}\nRRULE:RSCALE=CHINESE;FREQ=YEARLY`);
    const reversed = event('DTSTART:20261201T150000Z\nDTEND:20261130T150000Z');
    const { busy, events, notUnderstood } = read(meeting, broken, strange, reversed);
    expect(events).toBe(4);
    expect(busy).toHaveLength(2);
    expect(notUnderstood).toEqual([
      '"Lunch, late": "noon" is no date',
      'An event without a title: it ends before it starts',
      '"New Year": its rule follows another calendar (RSCALE, SKIP)',
    ]);
  });

  it('removes control characters, which the database would reject', () => {
    const hostile = event(`SUMMARY:\u0000Lunch\nDTSTART:\u0000${'x'.repeat(500)}`);
    const [note = ''] = read(meeting, hostile).notUnderstood;
    expect(note).toMatch(/^"Lunch": "x{80}" is no date$/);
  });

  it('reports empty properties with several possible meanings', () => {
    const hour = 'DTSTART:20261201T150000Z\nDURATION:PT1H';
    const { notUnderstood } = read(
      event('SUMMARY:Lunch\nDTSTART:20261201T150000Z\nDTEND:'),
      event(`SUMMARY:Daily\n${hour}\nRRULE:`),
      event(`SUMMARY:Moved\n${hour}\nRECURRENCE-ID:`),
      event('SUMMARY:Day\nDTSTART;VALUE=DATE:20261201\nDTEND:'),
      event(`SUMMARY:Certain\n${hour}\nDTEND:\nEXDATE:\nRDATE:`),
    );
    expect(notUnderstood).toEqual([
      '"Lunch": its end is empty; it counts as an hour',
      '"Daily": its rule is empty',
      '"Moved": it does not say which event it replaces',
    ]);
  });

  it('reports rules that were only read in part', () => {
    const { busy, notUnderstood } = read(
      event(`SUMMARY:Twice\n${MEETING}\nRRULE:FREQ=WEEKLY;COUNT=1;BYDAY=MO;BYDAY=TU`),
      event(`SUMMARY:Moved\n${MEETING}\nRECURRENCE-ID:20261202T150000Z\nRRULE:FREQ=DAILY;COUNT=3`),
    );
    expect(busy).toHaveLength(2);
    expect(notUnderstood).toEqual([
      '"Moved": it replaces one event and repeats; it counts once',
      '"Twice": its rule is "FREQ=WEEKLY;COUNT=1;BYDAY=MO;BYDAY=TU"',
    ]);
  });

  it('reads dates and times without a zone in the zone of the file, or else of the owner', () => {
    const lines = `${event('DTSTART;VALUE=DATE:20261201')}\n${event('DTSTART:20261202T160000\nDURATION:PT1H')}`;
    const startsOf = (text: string, zone?: string) =>
      readCalendar(calendar(text), from, until, zone).busy.map(([start]) =>
        new Date(start).toISOString().slice(0, 16),
      );
    expect(startsOf(lines)).toEqual(['2026-12-01T05:00', '2026-12-02T21:00']);
    expect(startsOf(lines, 'Europe/Berlin')).toEqual(['2026-11-30T23:00', '2026-12-02T15:00']);
    expect(startsOf(`X-WR-TIMEZONE:Asia/Tokyo\n${lines}`, 'Europe/Berlin')).toEqual([
      '2026-11-30T15:00',
      '2026-12-02T07:00',
    ]);
  });

  it('reports opening hours, which it ignores', () => {
    const hours = `BEGIN:VAVAILABILITY\nUID:1\nBEGIN:AVAILABLE\n${MEETING}\nEND:AVAILABLE\nEND:VAVAILABILITY`;
    expect(read(meeting, hours).notUnderstood).toEqual([
      'An event without a title: it states opening hours (VAVAILABILITY)',
    ]);
  });

  it('expands many dates, many exceptions, an impossible rule and every minute of a day', () => {
    const exceptions = 'EXDATE:20261202T000000Z\n'.repeat(6000);
    const dates = `RDATE:${Array(6000).fill('20261203T000000Z').join(',')}`;
    expect(read(repeating(`RRULE:FREQ=DAILY;COUNT=3000\n${exceptions}${dates}`)).busy).toHaveLength(
      60,
    );
    expect(read(repeating('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')).busy).toEqual([]);
    const day = event('DTSTART:20261201T000000Z\nDURATION:PT1M\nRRULE:FREQ=MINUTELY;COUNT=1440');
    expect(read(day).busy).toHaveLength(1440);
  });

  it('counts only the occurrences of endless series within the requested time', () => {
    const series = Array.from({ length: 300 }, () => repeating('RRULE:FREQ=WEEKLY;BYDAY=MO'));
    expect(read(...series).busy).toHaveLength(300 * 9);
  });
});

describe('an unusable calendar', () => {
  const text = calendar(meeting);

  it.each([
    ['a page', '<!doctype html><title>Sign in</title>', 'does not return a calendar'],
    ['an empty answer', '', 'does not return a calendar'],
    ['an event alone', meeting, 'does not return a calendar'],
    ['a calendar without its end', text.replace('END:VCALENDAR', ''), 'END:VCALENDAR is missing'],
    ['an end of something else', text.replace('END:VEVENT', 'END:VTODO'), 'is damaged'],
    ['an end of nothing', `${text}END:VEVENT`, 'is damaged'],
    [
      'a zone that nothing explains',
      calendar(event('DTSTART;TZID=Nowhere:20261201T100000\nDURATION:PT1H')),
      'a time zone that we do not know: "Nowhere"',
    ],
    [
      'an abbreviation of several zones',
      calendar(event('DTSTART;TZID=IST:20261201T100000\nDURATION:PT1H')),
      'a time zone that we do not know: "IST"',
    ],
    [
      'an unknown zone of the calendar, where a time needs it',
      calendar(`X-WR-TIMEZONE:Nowhere\n${event('DTSTART:20261201T100000\nDURATION:PT1H')}`),
      'a time zone that we do not know: "Nowhere"',
    ],
    [
      'an unknown zone of the calendar, where a day needs it',
      calendar(`X-WR-TIMEZONE:Nowhere\n${event('DTSTART;VALUE=DATE:20261201')}`),
      'a time zone that we do not know: "Nowhere"',
    ],
    [
      'a zone of the file that contradicts itself',
      calendar(
        `BEGIN:VTIMEZONE\nTZID:Here\nBEGIN:STANDARD\nDTSTART:never\nTZOFFSETFROM:0\nTZOFFSETTO:0\nEND:STANDARD\nEND:VTIMEZONE\n${event('DTSTART;TZID=Here:20261201T100000\nDURATION:PT1H')}`,
      ),
      'a time zone that we do not know: "Here"',
    ],
    [
      'a calendar of which no event can be read',
      calendar(event('SUMMARY:Lunch\nDTSTART:noon')),
      'No event of the calendar can be read. "Lunch": "noon" is no date.',
    ],
    ['an event of every second', calendar(repeating('RRULE:FREQ=SECONDLY')), 'too many events'],
    [
      'an event of every second, counted from long ago',
      calendar(repeating('RRULE:FREQ=SECONDLY;COUNT=999999999')),
      'repeat too often',
    ],
    [
      'more events than anybody has',
      calendar(`${meeting}\n`.repeat(10_001).trim()),
      'too many events',
    ],
    [
      'more occurrences than anybody has',
      calendar(`${repeating('RRULE:FREQ=DAILY')}\n`.repeat(200).trim()),
      'too many events',
    ],
  ])('refuses %s', (_, refused, reason) => {
    const reading = () => readBusyTimes(refused, from, until);
    expect(reading).toThrow(CalendarProblem);
    expect(reading).toThrow(reason);
  });

  it('refuses a calendar that is cut off at any position', () => {
    const end = text.trimEnd().length;
    for (let length = 0; length < end; length += 1) {
      expect(() => readBusyTimes(text.slice(0, length), from, until)).toThrow(CalendarProblem);
    }
    expect(readBusyTimes(text.slice(0, end), from, until)).toHaveLength(1);
  });
});
