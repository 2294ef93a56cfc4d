import { expect, it } from 'vitest';
import { calendarName } from './calendar-name';
import { cleanName, MAX_CALENDAR_NAME } from './ics/clean-name';

const named = (lines: string) => `BEGIN:VCALENDAR\r\n${lines}\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\n`;

it.each([
  ['a plain name', 'X-WR-CALNAME:Work', 'Work'],
  ['parameters and lower case', 'x-wr-calname;VALUE=TEXT:Work', 'Work'],
  [
    'escapes',
    String.raw`X-WR-CALNAME:Family\, friends\; and \\ more\nnext`,
    String.raw`Family, friends; and \ more next`,
  ],
  ['folded lines', 'X-WR-CALNAME:Long na\r\n me\n\t of it', 'Long name of it'],
  ['control characters', 'X-WR-CALNAME:\u0000Work\u0007 \u2028 week', 'Work week'],
  ['no name', 'X-WR-TIMEZONE:Europe/Warsaw', null],
  ['an empty name', 'X-WR-CALNAME: ', null],
  ['a name in another line', 'DESCRIPTION:X-WR-CALNAME:Not this', null],
])('reads %s', (_, lines, expected) => {
  expect(calendarName(named(lines))).toBe(expected);
});

it('truncates a long name, but never within a character', () => {
  expect(cleanName('x'.repeat(500))).toHaveLength(MAX_CALENDAR_NAME);
  expect(cleanName(`${'x'.repeat(MAX_CALENDAR_NAME - 1)}😀`).isWellFormed()).toBe(true);
});
