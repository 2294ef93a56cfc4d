import { december, event, type Fact, file, HOUR, one } from './fact';

const rule = (
  shape: string,
  text: string,
  busy: string[],
  options?: { alone?: string; from?: string; until?: string },
) => one(shape, `${HOUR}RRULE:${text}`, busy, options);
const iterator = 'Its iterator gives other dates';
const unsynchronized = 'It leaves out a start that the rule does not give';
const merged = 'It loses dates where it merges several sources';
const YEARS = { from: '2026-11-23', until: '2031-01-01' };
const on = (...days: string[]) => days.map((day) => `${day}T15:00/16:00`);

export const ruleFacts: Fact[] = [
  rule('days, counted', 'FREQ=DAILY;COUNT=3', december(1, 2, 3)),
  rule('days, until a time', 'FREQ=DAILY;UNTIL=20261203T150000Z', december(1, 2, 3)),
  rule('days, until a day', 'FREQ=DAILY;UNTIL=20261203', december(1, 2, 3), {
    alone: 'It ends at the start of that day',
  }),
  rule('days, until a time without a zone', 'FREQ=DAILY;UNTIL=20261203T150000', december(1, 2, 3)),
  rule('every third day', 'FREQ=DAILY;INTERVAL=3;COUNT=3', december(1, 4, 7)),
  rule('days of a month', 'FREQ=DAILY;BYMONTH=12;BYMONTHDAY=1,5,-1;COUNT=3', december(1, 5, 31), {
    alone: iterator,
  }),
  rule('a rule in lower case', 'freq=daily;count=2', december(1, 2), {
    alone: 'Its parser is strict here',
  }),
  rule(
    'a rule with blanks and an empty part',
    'FREQ=WEEKLY; BYDAY=TU, TH;COUNT=3;',
    december(1, 3, 8),
    { alone: 'Its parser is strict here' },
  ),
  rule('weeks', 'FREQ=WEEKLY;COUNT=3', december(1, 8, 15)),
  rule(
    'two days of each week',
    'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261211T000000Z',
    december(1, 3, 8, 10),
  ),
  rule(
    'every other week that begins on Monday',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
    december(1, 6, 15, 20),
  ),
  rule(
    'every other week that begins on Sunday',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
    december(1, 13, 15, 27),
  ),
  rule(
    'the first and third working day of each week',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=2,4;COUNT=4',
    december(1, 3, 8, 10),
    { alone: iterator },
  ),
  rule('a day of each month', 'FREQ=MONTHLY;COUNT=2', on('2026-12-01', '2027-01-01')),
  rule(
    'the second Tuesday of each month',
    'FREQ=MONTHLY;BYDAY=2TU;COUNT=2',
    on('2026-12-01', '2026-12-08', '2027-01-12'),
    { alone: unsynchronized },
  ),
  rule(
    'the last working day of each month',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=1',
    on('2026-12-01', '2026-12-31'),
    { alone: unsynchronized },
  ),
  rule(
    'the last day of each month',
    'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=1',
    on('2026-12-01', '2026-12-31'),
    { alone: unsynchronized },
  ),
  rule(
    'a Friday 13th',
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=2',
    on('2026-12-01', '2027-08-13', '2028-10-13'),
    { ...YEARS, alone: unsynchronized },
  ),
  one(
    'the 31st, only where there is one',
    'DTSTART:20261031T150000Z\nDURATION:PT1H\nRRULE:FREQ=MONTHLY;COUNT=3',
    on('2026-12-31'),
  ),
  rule(
    'every 13th month',
    'FREQ=MONTHLY;INTERVAL=13;COUNT=3',
    on('2026-12-01', '2028-01-01', '2029-02-01'),
    YEARS,
  ),
  rule('each year', 'FREQ=YEARLY;COUNT=3', on('2026-12-01', '2027-12-01', '2028-12-01'), YEARS),
  rule(
    'Thanksgiving',
    'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=2',
    on('2026-12-01', '2027-11-25', '2028-11-23'),
    { ...YEARS, alone: unsynchronized },
  ),
  rule(
    'the 20th Monday of each year',
    'FREQ=YEARLY;BYDAY=20MO;COUNT=2',
    on('2026-12-01', '2027-05-17', '2028-05-15'),
    { ...YEARS, alone: iterator },
  ),
  rule(
    'Monday of week 20',
    'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=2',
    on('2026-12-01', '2027-05-17', '2028-05-15'),
    { ...YEARS, alone: iterator },
  ),
  rule(
    'days of the year',
    'FREQ=YEARLY;BYYEARDAY=1,-1;COUNT=3',
    on('2026-12-01', '2026-12-31', '2027-01-01', '2027-12-31'),
    { ...YEARS, alone: unsynchronized },
  ),
  one(
    'a leap day, only where there is one',
    'DTSTART:20240229T150000Z\nDURATION:PT1H\nRRULE:FREQ=YEARLY',
    on('2028-02-29'),
    { ...YEARS, alone: iterator },
  ),
  rule('twice a day', 'FREQ=DAILY;BYHOUR=15,20;COUNT=4', [
    '2026-12-01T15:00/16:00',
    '2026-12-01T20:00/21:00',
    '2026-12-02T15:00/16:00',
    '2026-12-02T20:00/21:00',
  ]),
  rule('every three hours', 'FREQ=HOURLY;INTERVAL=3;COUNT=3', [
    '2026-12-01T15:00/16:00',
    '2026-12-01T18:00/19:00',
    '2026-12-01T21:00/22:00',
  ]),
  rule(
    'every twenty minutes of an hour',
    'FREQ=MINUTELY;INTERVAL=20;BYHOUR=15;UNTIL=20261202T000000Z',
    ['2026-12-01T15:00/16:00', '2026-12-01T15:20/16:20', '2026-12-01T15:40/16:40'],
  ),
  one(
    'every day since 1970',
    'DTSTART:19700101T150000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY',
    december(1, 2),
    { from: '2026-12-01', until: '2026-12-03' },
  ),
  one('days that never come', `${HOUR}RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30`, december(1), {
    alone: iterator,
  }),
  one(
    'the same clock time before and after a change of the clock',
    'DTSTART;TZID=America/New_York:20261030T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=2',
    ['2026-10-30T13:00/14:00', '2026-11-06T14:00/15:00'],
    {
      from: '2026-10-01',
      until: '2026-11-20',
      alone: 'It knows no zone that the file does not explain',
    },
  ),
  one(
    'a time that the clock skips once',
    'DTSTART;TZID=America/New_York:20270313T023000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3',
    ['2027-03-13T07:30/08:30', '2027-03-14T07:30/08:30', '2027-03-15T06:30/07:30'],
    {
      from: '2027-03-01',
      until: '2027-04-01',
      alone: 'It knows no zone that the file does not explain',
    },
  ),
  file(
    'days, each whole, one left out and one moved by their midnights in UTC',
    `X-WR-TIMEZONE:Europe/Berlin\n${event('UID:1\nDTSTART;VALUE=DATE:20261201\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE:20261201T230000Z')}
${event('UID:1\nDTSTART;VALUE=DATE:20261208\nRECURRENCE-ID:20261202T230000Z')}`,
    ['2026-11-30T23:00/2026-12-01T23:00', '2026-12-07T23:00/2026-12-08T23:00'],
    { alone: 'It counts the day of UTC' },
  ),
  one(
    'a day that lasts nothing',
    'DTSTART;VALUE=DATE:20261201\nDURATION:PT0S',
    ['2026-12-01T05:00/2026-12-02T05:00'],
    { alone: 'It takes the length as it is written' },
  ),
  file(
    'days, each whole, until the midnight of the last one in UTC',
    `X-WR-TIMEZONE:Europe/Berlin\n${event('UID:1\nDTSTART;VALUE=DATE:20261201\nRRULE:FREQ=DAILY;UNTIL=20261201T230000Z')}`,
    ['2026-11-30T23:00/2026-12-01T23:00', '2026-12-01T23:00/2026-12-02T23:00'],
    { alone: 'It counts the day of UTC' },
  ),
  one('days, each whole', 'DTSTART;VALUE=DATE:20261201\nRRULE:FREQ=WEEKLY;UNTIL=20261208', [
    '2026-12-01T05:00/2026-12-02T05:00',
    '2026-12-08T05:00/2026-12-09T05:00',
  ]),
  one(
    'two rules',
    `${HOUR}RRULE:FREQ=DAILY;COUNT=2\nRRULE:FREQ=WEEKLY;COUNT=2`,
    december(1, 2, 8),
    { alone: merged },
  ),
  one(
    'dates that a rule leaves out',
    `${HOUR}RRULE:FREQ=DAILY;COUNT=4\nEXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2`,
    december(2, 4),
    { alone: 'It does not know EXRULE' },
  ),
  rule('a rule with an unknown part', 'FREQ=DAILY;COUNT=2;X-PART=1', december(1, 2)),
  rule(
    'a rule of the Gregorian calendar, by name',
    'RSCALE=GREGORIAN;FREQ=DAILY;COUNT=2',
    december(1, 2),
  ),
  rule('a rule that is not understood still has its start', 'FREQ=SOMETIMES', december(1), {
    alone: 'Its parser is strict here',
  }),
];
