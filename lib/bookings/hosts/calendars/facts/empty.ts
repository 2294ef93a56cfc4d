import { event, type Fact, file, HOUR, one } from './fact';

const MET = ['2026-12-01T15:00/16:00'];
const START = 'DTSTART:20261201T150000Z';
const raw = 'Its parser is strict here';

const empty = (shape: string, lines: string, busy = MET) => one(shape, lines, busy, { alone: raw });

/** Properties without a value, which some programs write for unknown values. */
export const emptyFacts: Fact[] = [
  empty('an empty end before a duration', `${START}\nDTEND:\nDURATION:PT1H`),
  empty('an empty duration before an end', `${START}\nDURATION:\nDTEND:20261201T160000Z`),
  empty('an empty end of blanks', `${START}\nDTEND;TZID=Europe/Berlin:  \nDURATION:PT1H`),
  empty('an empty end in quotes', `${START}\nDTEND:""\nDURATION:PT1H`),
  empty('a time whose end is empty, for an hour', `${START}\nDTEND:`),
  empty('a time whose duration is empty, for an hour', `${START}\nDURATION:`),
  empty('a day whose end is empty', 'DTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:', [
    '2026-12-01T05:00/2026-12-02T05:00',
  ]),
  empty('an empty start before another', `DTSTART:\n${HOUR}`),
  empty('an empty rule', `${HOUR}RRULE:`),
  empty('an empty rule before another', `${HOUR}RRULE:\nRRULE:FREQ=DAILY;COUNT=2`, [
    ...MET,
    '2026-12-02T15:00/16:00',
  ]),
  empty('empty lists of dates', `${HOUR}RDATE:\nEXDATE:\nEXRULE:`),
  empty('parts of a rule without a value', `${HOUR}RRULE:FREQ=DAILY;COUNT=2;UNTIL=;BYDAY=;WKST=`, [
    ...MET,
    '2026-12-02T15:00/16:00',
  ]),
  empty(
    'words and states without a value',
    `${HOUR}SUMMARY:\nSTATUS:\nTRANSP:\nSEQUENCE:\nX-MICROSOFT-CDO-BUSYSTATUS:\nCLASS:`,
  ),
  empty('an event that replaces an empty one', `${HOUR}RECURRENCE-ID:`),
  file(
    'an event that replaces an empty one, newer than its series',
    `${event(`UID:1\n${HOUR}RRULE:FREQ=DAILY;COUNT=2`)}\n${event('UID:1\nSEQUENCE:4\nRECURRENCE-ID:\nDTSTART:20261201T190000Z\nDURATION:PT1H')}`,
    [...MET, '2026-12-01T19:00/20:00', '2026-12-02T15:00/16:00'],
    { alone: raw },
  ),
  file(
    'a cancelled event that replaces an empty one, newer than its series',
    `${event(`UID:1\n${HOUR}RRULE:FREQ=DAILY;COUNT=2`)}\n${event(`UID:1\nSEQUENCE:4\nRECURRENCE-ID:\nSTATUS:CANCELLED\n${HOUR}`)}`,
    [...MET, '2026-12-02T15:00/16:00'],
    { alone: raw },
  ),
  file(
    'names without a value',
    `X-WR-TIMEZONE:\nX-WR-CALNAME:\n${event(`UID:\n${HOUR}`)}\n${event('UID:\nDTSTART:20261202T150000Z\nDURATION:PT1H')}`,
    [...MET, '2026-12-02T15:00/16:00'],
    { alone: raw },
  ),
  file(
    'free and busy periods without an end',
    `BEGIN:VFREEBUSY\nUID:1\nFREEBUSY:\nFREEBUSY:20261201T150000Z/PT1H\nEND:VFREEBUSY`,
    MET,
    { alone: 'It expands events only' },
  ),
];
