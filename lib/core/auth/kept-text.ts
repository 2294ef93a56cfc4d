/** Beginning of the keys under which a browser keeps text that was typed and not saved. */
export const TYPED = 'typed:';

/** Returns whether this browser keeps text that someone typed and the server does not have. */
export function hasKeptText(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(TYPED));
  } catch {
    // Storage may be forbidden: then nothing was kept.
    return false;
  }
}
