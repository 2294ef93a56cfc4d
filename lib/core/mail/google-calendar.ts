import { addMinutes } from 'date-fns';

type GoogleEvent = {
  title: string;
  /** If null, Google Calendar asks for the time. */
  start: Date | null;
  minutes: number;
  details: string;
  location: string;
};

const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Returns a link that opens Google Calendar with the event filled in (spec section 7). */
export function googleCalendarUrl({ title, start, minutes, details, location }: GoogleEvent) {
  const link = new URL('https://calendar.google.com/calendar/render');
  link.searchParams.set('action', 'TEMPLATE');
  link.searchParams.set('text', title);
  if (start) {
    link.searchParams.set('dates', `${stamp(start)}/${stamp(addMinutes(start, minutes))}`);
  }
  link.searchParams.set('details', details);
  link.searchParams.set('location', location);
  return link.toString();
}
