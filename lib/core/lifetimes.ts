/** Seconds for which a public page and its data are fresh (spec section 9). */
export const FRESH_SECONDS = 600;

/** Seconds for which shared caches may serve a page that is no longer fresh (spec section 9). */
export const KEPT_SECONDS = 1800;
