/** A shape of a calendar file and the busy times that RFC 5545 and its relatives give it. */
export type Fact = {
  shape: string;
  text: string;
  /** In UTC: '2026-12-01T15:00/16:00', with the day of the end where it is another. */
  busy: readonly string[];
  from: string;
  until: string;
  /** Why the second reader cannot be asked. */
  alone?: string;
};

/** The time that facts are read for, unless they name another. */
const WINTER = { from: '2026-11-23', until: '2027-01-23' };

type Options = Partial<Pick<Fact, 'from' | 'until' | 'alone'>>;

/** Returns a calendar with these lines. */
export const calendar = (lines: string) =>
  `BEGIN:VCALENDAR\nVERSION:2.0\n${lines}\nEND:VCALENDAR\n`;

/** Returns an event with these lines. */
export const event = (lines: string) => `BEGIN:VEVENT\n${lines}\nEND:VEVENT`;

/** Returns the fact of a text as it is. */
export const whole = (
  shape: string,
  text: string,
  busy: string[],
  options: Options = {},
): Fact => ({
  shape,
  text,
  busy,
  ...WINTER,
  ...options,
});

/** Returns the fact of a calendar with these components. */
export const file = (shape: string, lines: string, busy: string[], options?: Options) =>
  whole(shape, calendar(lines), busy, options);

/** Returns the fact of a calendar with one event. */
export const one = (shape: string, lines: string, busy: string[], options?: Options) =>
  file(shape, event(`UID:1\n${lines}`), busy, options);

/** The lines of an hour on December 1, at three in UTC. */
export const HOUR = 'DTSTART:20261201T150000Z\nDURATION:PT1H\n';

/** Returns that hour on days of December 2026, as facts write it. */
export const december = (...days: number[]) =>
  days.map((day) => `2026-12-${String(day).padStart(2, '0')}T15:00/16:00`);
