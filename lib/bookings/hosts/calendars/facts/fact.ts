/** A shape of a calendar file and its busy times according to RFC 5545 and related standards. */
export type Fact = {
  shape: string;
  text: string;
  /** In UTC: '2026-12-01T15:00/16:00', with the day of the end if it differs. */
  busy: readonly string[];
  from: string;
  until: string;
  /** Why ical.js cannot read it. */
  alone?: string;
};

/** Default time range of facts. */
const WINTER = { from: '2026-11-23', until: '2027-01-23' };

type Options = Partial<Pick<Fact, 'from' | 'until' | 'alone'>>;

/** Returns a calendar with these lines. */
export const calendar = (lines: string) =>
  `BEGIN:VCALENDAR\nVERSION:2.0\n${lines}\nEND:VCALENDAR\n`;

/** Returns an event with these lines. */
export const event = (lines: string) => `BEGIN:VEVENT\n${lines}\nEND:VEVENT`;

/** Returns a fact with an unchanged calendar text. */
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

/** Returns a fact with a calendar of these components. */
export const file = (shape: string, lines: string, busy: string[], options?: Options) =>
  whole(shape, calendar(lines), busy, options);

/** Returns a fact with a calendar of one event. */
export const one = (shape: string, lines: string, busy: string[], options?: Options) =>
  file(shape, event(`UID:1\n${lines}`), busy, options);

/** Lines of an event on December 1, 15:00 to 16:00 UTC. */
export const HOUR = 'DTSTART:20261201T150000Z\nDURATION:PT1H\n';

/** Returns the busy times of that hour on days of December 2026. */
export const december = (...days: number[]) =>
  days.map((day) => `2026-12-${String(day).padStart(2, '0')}T15:00/16:00`);
