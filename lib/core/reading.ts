import { CONTENT_PAGE } from './channel';

/** Parameter of a report with what happened on a page since the report before. */
export const SEEN_PARAMETER = 'seen';

/** Readings that a report can tell: the page was read, and its text to the end. */
export const READINGS = ['read', 'finished'] as const;
export type Reading = (typeof READINGS)[number];

/** Presses that a report can tell: where the link leads, or the form of the page. */
export const PRESSES = ['booking', 'contact', 'pricing', 'tools', 'offer', 'form'] as const;
export type Press = (typeof PRESSES)[number];

const links: [Press, RegExp][] = [
  ['booking', /^\/booking(\/|$)/],
  ['contact', /^\/contact$/],
  ['pricing', /^\/pricing$/],
  ['tools', /^\/(calculator|readiness)(\/|$)/],
  ['offer', /^\/(services|academy|webinars)\/[^/]+$/],
];

/** Returns the call to action that a link to a path of this site is, or undefined. */
export function pressOf(path: string): Press | undefined {
  return links.find(([, target]) => target.test(path))?.[0];
}

/** Returns what a report says that was read and pressed; null if it is not one, or not about a page of content. */
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
