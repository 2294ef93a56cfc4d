import { z } from 'zod';
import { parseHours, type Refuse, wholeNumber } from '@/lib/bookings/availability/fields';
import { limitedText } from '@/lib/core/text/typed-text';
import { cleanName, MAX_CALENDAR_NAME } from './calendars/ics/clean-name';
import { exceptionsField } from './exceptions';

/** The fixed meeting link of a host, as a normalized URL. If empty, each booking has its own room. */
const meetingUrl = limitedText(500).transform((text, context) => {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' && url.href.length <= 500) return url.href;
  context.addIssue({ code: 'custom', message: 'Please enter a link that begins with https://.' });
  return z.NEVER;
});

/** The form of a host; `version` is empty for a new one. Members submit it for themselves, without `active`. */
export const hostForm = z
  .looseObject({
    host: z.guid('Please choose a person.'),
    version: z.string(),
    active: z.enum(['yes', 'no']).default('no'),
    bufferBefore: wholeNumber(0, 240),
    bufferAfter: wholeNumber(0, 240),
    dailyLimit: z.union(
      [z.literal('').transform(() => null), wholeNumber(1, 50)],
      'Please enter a whole number from 1 to 50.',
    ),
    meetingUrl,
    exceptions: exceptionsField,
  })
  .transform((fields, context) => {
    const refuse: Refuse = (field, message) =>
      context.addIssue({ code: 'custom', path: [field], message });
    return {
      host: fields.host,
      version: fields.version,
      settings: {
        is_active: fields.active === 'yes',
        buffer_before_minutes: fields.bufferBefore,
        buffer_after_minutes: fields.bufferAfter,
        daily_limit: fields.dailyLimit,
        meeting_url: fields.meetingUrl,
        hours: parseHours(fields, refuse),
        exceptions: fields.exceptions.map(({ day, kind, from, until }) => ({
          day,
          kind,
          from_time: from,
          until_time: until,
        })),
      },
    };
  });
export type HostInput = z.output<typeof hostForm>;

const MAX_CALENDAR_URL = 2000;

/** The name of a calendar. If empty, the name in the calendar itself is used. */
const calendarName = limitedText(MAX_CALENDAR_NAME).transform((text) => cleanName(text) || null);

/** The form that adds a calendar of a host. Calendar programs write webcal: instead of https:. */
export const calendarForm = z.object({
  host: z.guid(),
  name: calendarName.default(null),
  url: limitedText(MAX_CALENDAR_URL)
    .min(1, 'Please enter the URL of a calendar.')
    .transform((text, context) => {
      const typed = text.replace(/^webcals?:/i, 'https:');
      const url = URL.canParse(typed) ? new URL(typed) : null;
      const isWeb = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
      if (isWeb && url.href.length <= MAX_CALENDAR_URL) return url.href;
      context.addIssue({
        code: 'custom',
        message: 'Please enter a URL that begins with https://, without a name and password in it.',
      });
      return z.NEVER;
    }),
});

export type CalendarInput = z.output<typeof calendarForm>;

export const calendarId = z.object({ id: z.guid() });

export const calendarRename = calendarId.extend({ name: calendarName });

export const hostChoice = z.object({ id: z.guid(), host: z.guid() });
