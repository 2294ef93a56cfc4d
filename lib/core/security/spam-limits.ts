/** No person fills a form faster than this. */
export const MINIMUM_FILL_MS = 3_000;
