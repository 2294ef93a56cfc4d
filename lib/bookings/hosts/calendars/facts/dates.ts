import { december, event, type Fact, file, HOUR, one } from './fact';

const merged = 'It loses dates where it merges several sources';

/** Dates that RDATE adds and EXDATE excludes. */
const listed: Fact[] = [
  one('dates added in UTC', `${HOUR}RDATE:20261203T150000Z`, december(1, 3), { alone: merged }),
  one(
    'a list of dates added',
    `${HOUR}RDATE:20261203T150000Z,20261205T150000Z`,
    december(1, 3, 5),
    { alone: merged },
  ),
  one(
    'dates divided by semicolons, as older programs write them',
    `${HOUR}RRULE:FREQ=DAILY;COUNT=4\nRDATE:20261205T150000Z;20261206T150000Z\nEXDATE:20261202T150000Z;20261203T150000Z`,
    december(1, 4, 5, 6),
    { alone: 'It reads no semicolons' },
  ),
  one('dates added in a zone', `${HOUR}RDATE;TZID=Europe/Berlin:20261203T160000`, december(1, 3), {
    alone: 'It knows no zone that the file does not explain',
  }),
  one(
    'dates added without a zone, in that of the event',
    'DTSTART;TZID=Europe/Berlin:20261201T160000\nDURATION:PT1H\nRDATE:20261203T160000',
    december(1, 3),
    { alone: 'It knows no zone that the file does not explain' },
  ),
  one(
    'days added',
    'DTSTART;VALUE=DATE:20261201\nRDATE;VALUE=DATE:20261203',
    ['2026-12-01T05:00/2026-12-02T05:00', '2026-12-03T05:00/2026-12-04T05:00'],
    { alone: merged },
  ),
  one(
    'days added to times, at the same time of day',
    `${HOUR}RDATE;VALUE=DATE:20261203`,
    december(1, 3),
    { alone: 'It adds midnight' },
  ),
  one(
    'periods added',
    `${HOUR}RDATE;VALUE=PERIOD:20261203T150000Z/20261203T153000Z,20261204T150000Z/PT2H`,
    [...december(1), '2026-12-03T15:00/15:30', '2026-12-04T15:00/17:00'],
    { alone: 'It gives periods the length of the event' },
  ),
  one(
    'dates added to a rule, once each',
    `${HOUR}RRULE:FREQ=DAILY;COUNT=2\nRDATE:20261202T150000Z,20261205T150000Z`,
    december(1, 2, 5),
    { alone: merged },
  ),
  one(
    'a date left out',
    `${HOUR}RRULE:FREQ=DAILY;COUNT=3\nEXDATE:20261202T150000Z`,
    december(1, 3),
  ),
  one(
    'the first date left out',
    `${HOUR}RRULE:FREQ=DAILY;COUNT=3\nEXDATE:20261201T150000Z`,
    december(2, 3),
  ),
  one(
    'dates left out in another zone',
    `${HOUR}RRULE:FREQ=DAILY;COUNT=3\nEXDATE;TZID=Europe/Berlin:20261202T160000,20261203T160000`,
    december(1),
    { alone: 'It knows no zone that the file does not explain' },
  ),
  one(
    'a day left out of times',
    `${HOUR}RRULE:FREQ=DAILY;COUNT=3\nEXDATE;VALUE=DATE:20261202`,
    december(1, 3),
  ),
  one(
    'a day left out of days',
    'DTSTART;VALUE=DATE:20261201\nRRULE:FREQ=DAILY;COUNT=2\nEXDATE;VALUE=DATE:20261202',
    ['2026-12-01T05:00/2026-12-02T05:00'],
  ),
  one(
    'an added date left out',
    `${HOUR}RDATE:20261203T150000Z\nEXDATE:20261203T150000Z`,
    december(1),
    { alone: merged },
  ),
  one(
    'a date left out that is none',
    `${HOUR}RRULE:FREQ=DAILY;COUNT=2\nEXDATE:20261202T160000Z`,
    december(1, 2),
  ),
];

const SERIES = event(`UID:1\n${HOUR}RRULE:FREQ=DAILY;COUNT=4`);
const instead = (day: number, lines: string, range = '') =>
  event(`UID:1\nRECURRENCE-ID${range}:2026120${day}T150000Z\n${lines}`);
const LATER = 'DTSTART:20261203T190000Z\nDURATION:PT2H';
const REST = ';RANGE=THISANDFUTURE';

const replaced: Fact[] = [
  file('an occurrence that was moved', `${SERIES}\n${instead(3, LATER)}`, [
    ...december(1, 2, 4),
    '2026-12-03T19:00/21:00',
  ]),
  file('an occurrence that was moved, before its series', `${instead(3, LATER)}\n${SERIES}`, [
    ...december(1, 2, 4),
    '2026-12-03T19:00/21:00',
  ]),
  file(
    'an occurrence that was cancelled',
    `${SERIES}\n${instead(3, `${HOUR}STATUS:CANCELLED`)}`,
    december(1, 2, 4),
  ),
  file(
    'an occurrence that is free',
    `${SERIES}\n${instead(3, `${HOUR}TRANSP:TRANSPARENT`)}`,
    december(1, 2, 4),
  ),
  file(
    'a busy occurrence of a free series',
    `${event(`UID:1\n${HOUR}RRULE:FREQ=DAILY;COUNT=4\nTRANSP:TRANSPARENT`)}\n${instead(3, LATER)}`,
    ['2026-12-03T19:00/21:00'],
  ),
  file(
    'an occurrence that was moved out of the time',
    `${SERIES}\n${instead(3, 'DTSTART:20281203T150000Z\nDURATION:PT1H')}`,
    december(1, 2, 4),
  ),
  file(
    'an occurrence that was moved into the time',
    `${event('UID:1\nDTSTART:20250101T150000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3')}\n${event(`UID:1\nRECURRENCE-ID:20250102T150000Z\n${LATER}`)}`,
    ['2026-12-03T19:00/21:00'],
  ),
  file(
    'an occurrence named in another zone',
    `${SERIES}\n${event(`UID:1\nRECURRENCE-ID;TZID=Europe/Berlin:20261203T160000\n${LATER}`)}`,
    [...december(1, 2, 4), '2026-12-03T19:00/21:00'],
    { alone: 'It knows no zone that the file does not explain' },
  ),
  file(
    'an occurrence named by its day',
    `${SERIES}\n${event(`UID:1\nRECURRENCE-ID;VALUE=DATE:20261203\n${LATER}`)}`,
    [...december(1, 2, 4), '2026-12-03T19:00/21:00'],
    { alone: 'It compares the whole time' },
  ),
  file(
    'two versions of an occurrence',
    `${SERIES}\n${instead(3, 'DTSTART:20261203T170000Z\nDURATION:PT1H\nSEQUENCE:1')}\n${instead(3, `${LATER}\nSEQUENCE:2`)}`,
    [...december(1, 2, 4), '2026-12-03T19:00/21:00'],
  ),
  file('single occurrences without their series', `${instead(3, LATER)}\n${instead(4, HOUR)}`, [
    '2026-12-03T19:00/21:00',
    '2026-12-01T15:00/16:00',
  ]),
  file('the rest of a series, moved', `${SERIES}\n${instead(3, LATER, REST)}`, [
    ...december(1, 2),
    '2026-12-03T19:00/21:00',
    '2026-12-04T19:00/21:00',
  ]),
  file(
    'the rest of a series, cancelled',
    `${SERIES}\n${instead(3, `DTSTART:20261203T150000Z\nDURATION:PT1H\nSTATUS:CANCELLED`, REST)}`,
    december(1, 2),
  ),
  file(
    'the rest of a series, with one of it moved',
    `${SERIES}\n${instead(3, LATER, REST)}\n${instead(4, 'DTSTART:20261210T150000Z\nDURATION:PT1H')}`,
    [...december(1, 2, 10), '2026-12-03T19:00/21:00'],
  ),
  file(
    'the rest of a series, moved twice',
    `${event(`UID:1\n${HOUR}RRULE:FREQ=DAILY;COUNT=5`)}\n${instead(2, 'DTSTART:20261202T170000Z\nDURATION:PT1H', REST)}\n${instead(4, 'DTSTART:20261204T210000Z\nDURATION:PT1H', REST)}`,
    [
      ...december(1),
      '2026-12-02T17:00/18:00',
      '2026-12-03T17:00/18:00',
      '2026-12-04T21:00/22:00',
      '2026-12-05T21:00/22:00',
    ],
  ),
];

const shared: Fact[] = [
  file(
    'events that share a UID',
    `${event(`UID:1\n${HOUR}`)}\n${event('UID:1\nDTSTART:20261203T150000Z\nDURATION:PT1H')}`,
    december(1, 3),
  ),
  file(
    'events without a UID',
    `${event(HOUR)}\n${event('DTSTART:20261203T150000Z\nDURATION:PT1H')}`,
    december(1, 3),
  ),
  file(
    'two versions of an event',
    `${event(`UID:1\nSEQUENCE:1\n${HOUR}`)}\n${event('UID:1\nSEQUENCE:2\nDTSTART:20261203T150000Z\nDURATION:PT1H')}`,
    december(3),
    { alone: 'It keeps the older version' },
  ),
  file(
    'a broken event among others',
    `${event('UID:1\nDTSTART:nonsense')}\n${event(`UID:2\n${HOUR}`)}`,
    december(1),
    { alone: 'Its parser is strict here' },
  ),
];

export const dateFacts = [...listed, ...replaced, ...shared];
