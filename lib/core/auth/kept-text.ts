/** Prefix of the keys under which the browser stores unsaved text. */
export const TYPED = 'typed:';

/** Returns whether this browser stores unsaved text that the server does not have. */
export function hasKeptText(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(TYPED));
  } catch {
    // Storage may be blocked: then nothing was stored.
    return false;
  }
}
