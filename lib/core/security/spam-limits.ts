/** No person fills in a form faster. */
export const MINIMUM_FILL_MS = 3_000;
