import { CONTENT_PAGE } from './channel';

/** Parameter of a report with the events on a page since the previous report. */
export const SEEN_PARAMETER = 'seen';

/** Reads in a report: the page was read, and its text was read to the end. */
export const READINGS = ['read', 'finished'] as const;
export type Reading = (typeof READINGS)[number];

/** Clicks in a report: by the target of the link, or on the form of the page. */
export const PRESSES = ['booking', 'contact', 'pricing', 'tools', 'offer', 'form'] as const;
export type Press = (typeof PRESSES)[number];

const links: [Press, RegExp][] = [
  ['booking', /^\/booking(\/|$)/],
  ['contact', /^\/contact$/],
  ['pricing', /^\/pricing$/],
  ['tools', /^\/(calculator|readiness)(\/|$)/],
  ['offer', /^\/(services|academy|webinars)\/[^/]+$/],
];

/** Returns the type of call to action for a link to a path of this site, or undefined. */
export function pressOf(path: string): Press | undefined {
  return links.find(([, target]) => target.test(path))?.[0];
}

/** Parses a report of reads and clicks; null if it is invalid, or not about a content page. */
export function readingOf(
  path: string,
  query: string,
): { readings: Reading[]; presses: Press[] } | null {
  const seen = new URLSearchParams(query).get(SEEN_PARAMETER)?.split(',');
  if (!seen || !CONTENT_PAGE.test(path)) return null;
  const readings = READINGS.filter((reading) => seen.includes(reading));
  const presses = PRESSES.filter((press) => seen.includes(press));
  return readings.length + presses.length > 0 ? { readings, presses } : null;
}
