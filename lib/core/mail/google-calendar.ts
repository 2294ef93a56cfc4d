import { addMinutes } from 'date-fns';

export type LinkedEvent = {
  title: string;
  /** If null, the calendar asks the user for the time. */
  start: Date | null;
  minutes: number;
  details: string;
  location: string;
};

/** Longest URL that browsers, mail programs and Google's sign-in pass on completely. */
const MAX_LINK_LENGTH = 1_999;

const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const encodedLength = (text: string) => new URLSearchParams([['', text]]).toString().length - 1;

/** Truncates a text to a maximum length in a URL; it ends with a word, and never within a URL. */
function beginningOf(text: string, maxEncoded: number): string {
  if (encodedLength(text) <= maxEncoded) return text;
  let left = maxEncoded - encodedLength(' …');
  let end = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    left -= encodedLength(segment);
    if (left < 0) break;
    end = index + segment.length;
  }
  const lastBlank = text.slice(0, end + 1).search(/\s\S*$/);
  const cutWord = text.slice(lastBlank + 1);
  // Some scripts do not use blanks.
  const isCutInWord = lastBlank < end / 2 && !/^\w+:\/\//.test(cutWord);
  const beginning = text.slice(0, isCutInWord ? end : Math.max(0, lastBlank)).trimEnd();
  return beginning && `${beginning} …`;
}

/** Adds a parameter to a link, truncated to the remaining length. */
export function addFitting(link: URL, name: string, text: string): void {
  const room = MAX_LINK_LENGTH - link.href.length - `&${name}=`.length;
  const beginning = beginningOf(text, room);
  if (beginning) link.searchParams.set(name, beginning);
}

/**
 * Returns a link that opens Google Calendar with the event filled in (spec section 7). It is shorter than 2,000
 * characters: the details are truncated first, after a word.
 */
export function googleCalendarUrl({ title, start, minutes, details, location }: LinkedEvent) {
  const link = new URL('https://calendar.google.com/calendar/render');
  link.searchParams.set('action', 'TEMPLATE');
  if (start) {
    link.searchParams.set('dates', `${stamp(start)}/${stamp(addMinutes(start, minutes))}`);
  }
  addFitting(link, 'text', title);
  addFitting(link, 'location', location);
  addFitting(link, 'details', details);
  return link.href;
}
