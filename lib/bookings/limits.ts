/** No person fills the booking form faster than this. */
export const MINIMUM_FILL_MS = 3_000;
