/** Minimum time in which a person can fill in a form. */
export const MINIMUM_FILL_MS = 3_000;
