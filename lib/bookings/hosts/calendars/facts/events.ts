import { calendar, event, type Fact, file, one, whole } from './fact';

const MEETING = 'DTSTART:20261201T150000Z\nDTEND:20261201T160000Z';
const MET = ['2026-12-01T15:00/16:00'];
const raw = 'Its parser is strict here';

/** Formats of lines. */
const lines: Fact[] = [
  one('a time in UTC', MEETING, MET),
  whole('line ends of Windows', calendar(event(MEETING)).replaceAll('\n', '\r\n'), MET),
  whole('line ends of old Macs', calendar(event(MEETING)).replaceAll('\n', '\r'), MET, {
    alone: raw,
  }),
  whole('a byte order mark', `\uFEFF${calendar(event(MEETING))}`, MET, { alone: raw }),
  whole(
    'blank lines before, between and after',
    `\n\n${calendar(event(MEETING)).replaceAll('\n', '\n\n')}\n`,
    MET,
  ),
  whole('blanks at line ends', calendar(event(MEETING)).replaceAll('\n', '  \n'), MET, {
    alone: raw,
  }),
  whole('no line end at the end', calendar(event(MEETING)).trim(), MET),
  whole('keywords in lower case', calendar(event(MEETING)).toLowerCase(), MET, { alone: raw }),
  one(
    'folded lines, by a blank and by a tab',
    'DTSTART:202612\n 01T150000Z\nDTEND:20261201T16\n\t0000Z',
    MET,
  ),
  one('a name that is folded', 'DTST\n ART:20261201T150000Z\nDURATION:PT1H', MET),
  one(
    'a text that is broken without a blank',
    `DESCRIPTION:Agenda\nfirst point\nDTSTART for all: 3 pm\n${MEETING}`,
    MET,
    { alone: raw },
  ),
  one(
    'a list of dates that is broken without a blank',
    'DTSTART:20261201T150000Z\nDURATION:PT1H\nRDATE:20261202T150000Z,\n20261203T150000Z',
    ['2026-12-01T15:00/16:00', '2026-12-02T15:00/16:00', '2026-12-03T15:00/16:00'],
    { alone: raw },
  ),
  one(
    'a parameter with a colon in quotes',
    `ATTENDEE;CN="Room: 1";X-A="a;b":mailto:a@b.example\n${MEETING}`,
    MET,
  ),
  one(
    'an alarm with a time of its own',
    `${MEETING}\nBEGIN:VALARM\nACTION:DISPLAY\nTRIGGER;VALUE=DATE-TIME:20261201T140000Z\nDURATION:PT15M\nREPEAT:2\nEND:VALARM`,
    MET,
  ),
  whole(
    'two calendars',
    calendar(event(`UID:1\n${MEETING}`)) +
      calendar(event('UID:2\nDTSTART:20261202T150000Z\nDURATION:PT1H')),
    ['2026-12-01T15:00/16:00', '2026-12-02T15:00/16:00'],
  ),
  whole('an event after the calendar', `${calendar('')}${event(MEETING)}\n`, MET, { alone: raw }),
  file(
    'tasks, journals and other components',
    `BEGIN:VTODO\nUID:1\n${MEETING}\nEND:VTODO\nBEGIN:VJOURNAL\nDTSTART:20261201T150000Z\nEND:VJOURNAL\nBEGIN:X-ROOM\n${MEETING}\nEND:X-ROOM`,
    [],
  ),
  file('no event', '', []),
];

/** Dates, times and durations. */
const values: Fact[] = [
  one(
    'a time without a zone, in business time',
    'DTSTART:20261201T100000\nDTEND:20261201T110000',
    MET,
  ),
  one('a day', 'DTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:20261202', [
    '2026-12-01T05:00/2026-12-02T05:00',
  ]),
  one('three days', 'DTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:20261204', [
    '2026-12-01T05:00/2026-12-04T05:00',
  ]),
  one('a day without an end', 'DTSTART;VALUE=DATE:20261201', ['2026-12-01T05:00/2026-12-02T05:00']),
  one(
    'a day that ends on itself',
    'DTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:20261201',
    ['2026-12-01T05:00/2026-12-02T05:00'],
    { alone: 'It takes no time there' },
  ),
  one('a day with a duration', 'DTSTART;VALUE=DATE:20261201\nDURATION:P2D', [
    '2026-12-01T05:00/2026-12-03T05:00',
  ]),
  one(
    'a day without VALUE',
    'DTSTART:20261201\nDTEND:20261202',
    ['2026-12-01T05:00/2026-12-02T05:00'],
    { alone: raw },
  ),
  one(
    'a time that is called a date',
    'DTSTART;VALUE=DATE:20261201T150000Z\nDTEND;VALUE=DATE:20261201T160000Z',
    MET,
    { alone: raw },
  ),
  one(
    'VALUE=DATE-TIME',
    'DTSTART;VALUE=DATE-TIME:20261201T150000Z\nDTEND;VALUE=DATE-TIME:20261201T160000Z',
    MET,
  ),
  one(
    'a day on which the clock changes',
    'DTSTART;VALUE=DATE:20270314',
    ['2027-03-14T05:00/2027-03-15T04:00'],
    { from: '2027-03-01', until: '2027-04-01' },
  ),
  one('a start alone', 'DTSTART:20261201T150000Z', []),
  one('an end that is the start', 'DTSTART:20261201T150000Z\nDTEND:20261201T150000Z', []),
  one('a duration of nothing', 'DTSTART:20261201T150000Z\nDURATION:PT0S', []),
  one('minutes', 'DTSTART:20261201T150000Z\nDURATION:PT90M', ['2026-12-01T15:00/16:30']),
  one('a duration of weeks', 'DTSTART:20261201T150000Z\nDURATION:P1W', [
    '2026-12-01T15:00/2026-12-08T15:00',
  ]),
  one('days and hours', 'DTSTART:20261201T150000Z\nDURATION:P1DT2H', [
    '2026-12-01T15:00/2026-12-02T17:00',
  ]),
  one('a duration with a sign', 'DTSTART:20261201T150000Z\nDURATION:+PT1H', MET),
  one('a duration in lower case', 'DTSTART:20261201t150000z\nDURATION:pt1h', MET, { alone: raw }),
  one(
    'a duration of a day, by the clock',
    'DTSTART;TZID=America/New_York:20270313T120000\nDURATION:P1D',
    ['2027-03-13T17:00/2027-03-14T16:00'],
    { from: '2027-03-01', until: '2027-04-01' },
  ),
  one(
    'an end in another zone',
    'DTSTART;TZID=America/New_York:20261201T180000\nDTEND;TZID=Europe/London:20261202T060000',
    ['2026-12-01T23:00/2026-12-02T06:00'],
    { alone: 'It knows no zone that the file does not explain' },
  ),
  one(
    'an end without the zone of the start',
    'DTSTART;TZID=Europe/Berlin:20261201T160000\nDTEND:20261201T170000',
    MET,
    { alone: 'It takes the end for business time' },
  ),
  one(
    'an end that is a day',
    'DTSTART;TZID=Europe/Berlin:20261201T160000\nDTEND;VALUE=DATE:20261203',
    ['2026-12-01T15:00/2026-12-03T05:00'],
    { alone: raw },
  ),
  one('a time with an offset', 'DTSTART:20261201T100000-0500\nDTEND:20261201T110000-05:00', MET),
  one(
    'a time in the form of ISO 8601',
    'DTSTART:2026-12-01T15:00:00Z\nDTEND:2026-12-01T16:00:00.000Z',
    MET,
    { alone: raw },
  ),
  one('a time without seconds', 'DTSTART:20261201T1500Z\nDURATION:PT1H', MET, { alone: raw }),
  one('midnight as 24:00', 'DTSTART:20261201T230000Z\nDTEND:20261201T240000Z', [
    '2026-12-01T23:00/2026-12-02T00:00',
  ]),
  one('two equal starts', `DTSTART:20261201T150000Z\n${MEETING}`, MET),
  one('an end before the start', 'DTSTART:20261201T150000Z\nDTEND:20261130T150000Z', []),
  one('what has begun before', 'DTSTART:20261101T150000Z\nDTEND:20261124T160000Z', [
    '2026-11-01T15:00/2026-11-24T16:00',
  ]),
  one('what ends after', 'DTSTART:20270122T150000Z\nDTEND:20270301T160000Z', [
    '2027-01-22T15:00/2027-03-01T16:00',
  ]),
  one('what is over', 'DTSTART:20260101T150000Z\nDTEND:20260101T160000Z', []),
  one('what ends as the time begins', 'DTSTART:20261122T230000Z\nDTEND:20261123T000000Z', []),
  one('a year before 1970', 'DTSTART:19500101T150000Z\nDURATION:PT1H', []),
  one('an end in the year 9999', 'DTSTART:20261201T000000Z\nDTEND:99991231T000000Z', [
    '2026-12-01T00:00/9999-12-31T00:00',
  ]),
];

const states: [string, string, boolean][] = [
  ['STATUS:CONFIRMED', 'what is confirmed', true],
  ['STATUS:TENTATIVE', 'what is tentative', true],
  ['STATUS:CANCELLED', 'what was cancelled', false],
  ['STATUS:Cancelled', 'what was cancelled, in another case', false],
  ['STATUS:CANCELED', 'what was cancelled, as Americans write it', false],
  ['TRANSP:OPAQUE', 'what takes time', true],
  ['TRANSP:TRANSPARENT', 'what takes no time', false],
  ['TRANSP:transparent ', 'what takes no time, in another case', false],
  ['X-MICROSOFT-CDO-BUSYSTATUS:FREE', 'what Outlook calls free', false],
  ['X-MICROSOFT-CDO-BUSYSTATUS:Free', 'what Outlook calls free, in another case', false],
  ['X-MICROSOFT-CDO-BUSYSTATUS:BUSY', 'what Outlook calls busy', true],
  ['X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE', 'what Outlook calls tentative', true],
  ['X-MICROSOFT-CDO-BUSYSTATUS:OOF', 'what Outlook calls out of office', true],
  ['X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE', 'what Outlook calls working elsewhere', true],
  ['CLASS:PRIVATE', 'what is private', true],
];

const freeOrBusy = states.map(([line, shape, isBusy]) =>
  one(shape, `${MEETING}\n${line}`, isBusy ? MET : []),
);

const onlyEvents = 'It expands events only';
const freeBusy = (shape: string, line: string, busy: string[]) =>
  file(
    shape,
    `BEGIN:VFREEBUSY\nUID:1\nDTSTART:20261101T000000Z\nDTEND:20270201T000000Z\n${line}\nEND:VFREEBUSY`,
    busy,
    { alone: onlyEvents },
  );

/** VFREEBUSY: busy times without a description. */
const periods: Fact[] = [
  freeBusy('no period', 'COMMENT:none', []),
  freeBusy('a period with an end', 'FREEBUSY:20261201T150000Z/20261201T160000Z', MET),
  freeBusy('a period with a duration', 'FREEBUSY:20261201T150000Z/PT1H', MET),
  freeBusy(
    'a list of periods',
    'FREEBUSY;FBTYPE=BUSY:20261201T150000Z/PT1H,\n 20261202T150000Z/PT30M',
    ['2026-12-01T15:00/16:00', '2026-12-02T15:00/15:30'],
  ),
  freeBusy('a free period', 'FREEBUSY;FBTYPE=FREE:20261201T150000Z/PT1H', []),
  freeBusy('a free period in lower case', 'freebusy;fbtype=free:20261201T150000Z/PT1H', []),
  freeBusy('a tentative period', 'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261201T150000Z/PT1H', MET),
  freeBusy('an absence', 'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261201T150000Z/PT1H', MET),
  freeBusy('a type of a program', 'FREEBUSY;FBTYPE=X-LUNCH:20261201T150000Z/PT1H', MET),
];

export const eventFacts = [...lines, ...values, ...freeOrBusy, ...periods];
