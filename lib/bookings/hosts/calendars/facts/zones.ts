import { event, type Fact, file, one } from './fact';

const MET = ['2026-12-01T15:00/16:00'];
const byName = 'It knows no zone that the file does not explain';
const NOVEMBER = { from: '2026-10-20', until: '2026-11-10' };
const MARCH = { from: '2027-03-01', until: '2027-04-10' };

/** The zone of New York as calendar programs define it: one rule for each half of the year, without an end. */
const EASTERN = `BEGIN:STANDARD
DTSTART:16011104T020000
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010311T020000
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT`;

const zone = (name: string, lines: string) =>
  `BEGIN:VTIMEZONE\nTZID:${name}\n${lines}\nEND:VTIMEZONE`;
const at = (name: string, time = '20261201T100000') =>
  event(`UID:1\nDTSTART;TZID=${name}:${time}\nDURATION:PT1H`);

/** A zone that is defined only in the file. */
const explained = (name: string) =>
  file(`the zone ${name}, explained by the file`, `${zone(name, EASTERN)}\n${at(name)}`, MET);

/** A zone that is defined only by its name, with the local time for 15:00 UTC. */
const named = (name: string, hour: string, quote = '') =>
  file(
    `the zone ${quote}${name}${quote}, by its name`,
    at(`${quote}${name}${quote}`, `20261201T${hour}00`),
    MET,
    {
      alone: byName,
    },
  );

/** Transitions of zones that need more than two rules. */
const fixed = (from: string, to: string, start: string, more = '') =>
  `BEGIN:STANDARD\nDTSTART:${start}\nTZOFFSETFROM:${from}\nTZOFFSETTO:${to}${more}\nEND:STANDARD`;

const stated: Fact[] = [
  ...[
    'Microsoft/Custom',
    'US-Eastern',
    '/mozilla.org/20070129_1/America/New_York',
    'GMT Standard Time 1',
    'Ostküste',
    'Customized Time Zone',
  ].map(explained),
  file(
    'a zone in quotes',
    `${zone('(GMT-05.00) Eastern Time (US and Canada)', EASTERN)}\n${at('"(GMT-05.00) Eastern Time (US and Canada)"')}`,
    MET,
  ),
  file(
    'a zone with a colon, without quotes',
    `${zone('(UTC-05:00) Eastern', EASTERN)}\n${at('(UTC-05:00) Eastern')}`,
    MET,
    { alone: 'It ends the zone at the colon' },
  ),
  file('a zone after the event that needs it', `${at('Home')}\n${zone('Home', EASTERN)}`, MET),
  file(
    'a zone with a known name that the file explains otherwise',
    `${zone('Europe/Berlin', EASTERN)}\n${at('Europe/Berlin')}`,
    MET,
  ),
  file(
    'a zone without daylight saving',
    `${zone('Here', fixed('+0530', '+0530', '19700101T000000'))}\n${at('Here', '20261201T203000')}`,
    MET,
  ),
  file(
    'offsets with seconds',
    `${zone('Here', fixed('+001944', '+001944', '19000101T000000'))}\n${at('Here', '20261201T151944')}`,
    MET,
    { alone: 'It ignores seconds of offsets' },
  ),
  file(
    'a zone whose rule ends in UTC',
    `${zone('Here', `${EASTERN.replace('BYMONTH=11', 'BYMONTH=11;UNTIL=20061029T060000Z')}\n${fixed('-0400', '-0500', '20071104T020000', '\nRRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU')}`)}\n${at('Here')}`,
    MET,
  ),
  file(
    'transitions as a list',
    `${zone('Here', `BEGIN:DAYLIGHT\nDTSTART:20250309T020000\nRDATE:20260308T020000,20270314T020000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0400\nEND:DAYLIGHT\n${fixed('-0400', '-0500', '20251102T020000', '\nRDATE:20261101T020000')}`)}\n${at('Here')}`,
    MET,
  ),
  file(
    'a zone that begins later, with an unknown name',
    `${zone('Here', fixed('-0400', '-0500', '20270101T000000'))}\n${at('Here', '20261201T110000')}`,
    MET,
    { alone: 'It takes UTC before the first transition' },
  ),
  file(
    'a zone that begins later, with a known name',
    `${zone('America/New_York', fixed('-0400', '-0500', '20281105T020000'))}\n${at('America/New_York')}`,
    MET,
    { alone: 'It takes UTC before the first transition' },
  ),
  file(
    'a zone that lists the years before, with a known name',
    `${zone('Europe/Berlin', `BEGIN:DAYLIGHT\nDTSTART:20200329T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nEND:DAYLIGHT`)}\n${at('Europe/Berlin', '20261201T160000')}`,
    MET,
    { alone: 'It takes the last offset' },
  ),
  file(
    'a zone without transitions, with a known name',
    `${zone('America/New_York', 'X-LIC-LOCATION:America/New_York')}\n${at('America/New_York')}`,
    MET,
    { alone: byName },
  ),
  file(
    'a zone without transitions, with a place',
    `${zone('Here', 'X-LIC-LOCATION:America/New_York')}\n${at('Here')}`,
    MET,
    { alone: byName },
  ),
  file(
    'a zone of the file in another case',
    `${zone('Home Office', EASTERN)}\n${at('HOME OFFICE', '20261201T100000')}`,
    MET,
    { alone: byName },
  ),
  file(
    'a zone of the file with other blanks and quotes',
    `${zone(' "Home  Office" ', EASTERN)}\n${at('" Home Office"', '20261201T100000')}`,
    MET,
    { alone: byName },
  ),
  file(
    'a zone of the file whose commas are escaped in one place',
    `${zone('Home\\, Office', EASTERN)}\n${at('"Home, Office"', '20261201T100000')}`,
    MET,
    { alone: byName },
  ),
  file(
    'two zones of the file that differ in case',
    `${zone('HOME', fixed('+0000', '+0000', '19700101T000000'))}\n${zone('Home', EASTERN)}\n${at('Home', '20261201T100000')}`,
    MET,
    { alone: byName },
  ),
  file(
    'a zone of the file with an empty rule and an empty date',
    `${zone('Home', `BEGIN:STANDARD\nDTSTART:19700101T000000\nRRULE:\nRDATE:\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0500\nEND:STANDARD`)}\n${at('Home', '20261201T100000')}`,
    MET,
    { alone: byName },
  ),
  file(
    'a time that the clock skips, in a zone of the file',
    `${zone('Home', EASTERN)}\n${at('Home', '20270314T023000')}`,
    ['2027-03-14T07:30/08:30'],
    { ...MARCH, alone: 'It takes the offset afterwards' },
  ),
  file(
    'a time that the clock shows twice, in a zone of the file',
    `${zone('Home', EASTERN)}\n${at('Home', '20261101T013000')}`,
    ['2026-11-01T05:30/06:30'],
    { ...NOVEMBER, alone: 'It takes the second time' },
  ),
];

const names: Fact[] = [
  named('America/New_York', '1000'),
  named('america/new_york', '1000'),
  named('America/New_York', '1000', '"'),
  named('US/Eastern', '1000'),
  named('EST5EDT', '1000'),
  named('US-Eastern', '1000'),
  named('Asia/Kolkata', '2030'),
  named('UTC', '1500'),
  named('Etc/GMT+5', '1000'),
  named('GMT+0100', '1600'),
  named('UTC-5', '1000'),
  named('+05:30', '2030'),
  named('Eastern Standard Time', '1000'),
  named('W. Europe Standard Time', '1600'),
  named('W. Europe Daylight Time', '1600'),
  named('GMT Standard Time', '1500'),
  named('Central Standard Time (Mexico)', '0900'),
  named('Tokyo Standard Time', '2400'),
  named('tzone://Microsoft/Utc', '1500'),
  named('/freeassociation.sourceforge.net/America/New_York', '1000'),
  named('/citadel.org/20190914_1/Europe/London', '1500'),
  named('(UTC-05:00) Eastern Time (US & Canada)', '1000', '"'),
  named('(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', '1600', '"'),
  named('(GMT-08:00) Pacific Time (US & Canada); Tijuana', '0700', '"'),
  named('(UTC) Dublin, Edinburgh, Lisbon, London', '1500', '"'),
  named('Kuala Lumpur, Singapore', '2300', '"'),
  named('(UTC) Coordinated Universal Time', '1500', '"'),
  named('(UTC-11:00) Coordinated Universal Time-11', '0400', '"'),
  named('(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', '2030', '"'),
  named('(UTC+05:45) Kathmandu', '2045', '"'),
  named('(UTC+06:30) Yangon (Rangoon)', '2130', '"'),
  named('(UTC-03:00) City of Buenos Aires', '1200', '"'),
  named('(UTC-03:00) Brasilia', '1200', '"'),
  named('(UTC-01:00) Cabo Verde Is.', '1400', '"'),
  named('(UTC-10:00) Aleutian Islands', '0500', '"'),
  named('Japan Standard Time', '2400'),
];

const clocks: Fact[] = [
  one(
    'UTC although a zone is named',
    'DTSTART;TZID=America/New_York:20261201T150000Z\nDURATION:PT1H',
    MET,
  ),
  one(
    'a time that the clock skips counts by the offset before',
    'DTSTART;TZID=America/New_York:20270314T023000\nDURATION:PT1H',
    ['2027-03-14T07:30/08:30'],
    { ...MARCH, alone: byName },
  ),
  one(
    'a time that the clock shows twice is the first',
    'DTSTART;TZID=America/New_York:20261101T013000\nDURATION:PT1H',
    ['2026-11-01T05:30/06:30'],
    { ...NOVEMBER, alone: byName },
  ),
  file(
    'the zone of the calendar for times without one',
    `X-WR-TIMEZONE:Europe/Berlin\n${event('DTSTART:20261201T160000\nDURATION:PT1H')}`,
    MET,
  ),
  file(
    'the zone of the calendar in another case, in quotes',
    `X-WR-TIMEZONE: "europe/berlin" \n${event('DTSTART:20261201T160000\nDURATION:PT1H')}`,
    MET,
    { alone: 'Intl asks for the name without quotes' },
  ),
  file(
    'a day in the zone of the calendar',
    `X-WR-TIMEZONE:Europe/Berlin\n${event('DTSTART;VALUE=DATE:20261201')}`,
    ['2026-11-30T23:00/2026-12-01T23:00'],
  ),
  file(
    'days of a series in the zone of the calendar, without one of them',
    `X-WR-TIMEZONE:Asia/Tokyo\n${event('DTSTART;VALUE=DATE:20261201\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE;VALUE=DATE:20261202')}`,
    ['2026-11-30T15:00/2026-12-01T15:00', '2026-12-02T15:00/2026-12-03T15:00'],
  ),
  file(
    'a day within a series of times, in the zone of the calendar',
    `X-WR-TIMEZONE:Europe/Berlin\n${event('DTSTART;TZID=Europe/Berlin:20261201T160000\nDTEND;VALUE=DATE:20261202')}`,
    ['2026-12-01T15:00/23:00'],
    { alone: byName },
  ),
  file(
    'an unknown zone at an event that is free',
    event('DTSTART;TZID=Nowhere:20261201T100000\nDURATION:PT1H\nTRANSP:TRANSPARENT'),
    [],
    { alone: byName },
  ),
  file(
    'an unknown zone at an event that is long over',
    event('DTSTART;TZID=Nowhere:20011201T100000\nDURATION:PT1H'),
    [],
    { alone: byName },
  ),
];

export const zoneFacts = [...stated, ...names, ...clocks];
