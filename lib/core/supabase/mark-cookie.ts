/** Cookie that identifies the session for scripts by an id that gives no access, so that tabs stay in sync. */
export const SESSION_MARK = 'session-mark';
const MARK = new RegExp(`(?:^|;\\s*)${SESSION_MARK}=([^;]+)`);

/** Returns the mark of the session in `document.cookie`, or null if no one is signed in. */
export function sessionMark(documentCookies: string): string | null {
  return MARK.exec(documentCookies)?.[1] ?? null;
}
