/**
 * Returns a browser store for unsaved input. It survives a reload, a lost connection and a sign-out. `key` contains the
 * person's id, so that no one else who signs in on this browser sees it.
 * @param parse throws, or returns null, for data that this version of the site cannot use
 */
export function browserCopy<Typed>(key: string, parse: (kept: unknown) => Typed | null) {
  return {
    read(): Typed | null {
      try {
        return parse(JSON.parse(localStorage.getItem(key) ?? ''));
      } catch {
        return null;
      }
    },
    keep(typed: Typed) {
      try {
        localStorage.setItem(key, JSON.stringify(typed));
      } catch {
        // Storage may be full or blocked. The form itself still has the text.
      }
    },
    drop() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Storage may be blocked. In that case nothing was stored either.
      }
    },
  };
}
