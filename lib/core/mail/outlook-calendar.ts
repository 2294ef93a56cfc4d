import { addMinutes } from 'date-fns';
import { addFitting, type LinkedEvent } from './google-calendar';

/**
 * Returns a link that opens Outlook on the web with the event filled in. It is shorter than 2,000 characters: the details
 * are truncated first, after a word.
 */
export function outlookCalendarUrl({ title, start, minutes, details, location }: LinkedEvent) {
  const link = new URL('https://outlook.office.com/calendar/0/deeplink/compose');
  link.searchParams.set('path', '/calendar/action/compose');
  link.searchParams.set('rru', 'addevent');
  if (start) {
    link.searchParams.set('startdt', start.toISOString());
    link.searchParams.set('enddt', addMinutes(start, minutes).toISOString());
  }
  addFitting(link, 'subject', title);
  addFitting(link, 'location', location);
  addFitting(link, 'body', details);
  return link.href;
}
