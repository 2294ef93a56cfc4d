/**
 * Returns a store for what was typed and not saved. This browser keeps it over a reload, a lost connection and a
 * sign-out; `key` names the person, so that no one else who signs in here sees it.
 * @param parse throws, or returns null, for what this version of the site cannot use
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
        // Storage may be full or forbidden; the form itself still has the text.
      }
    },
    drop() {
      try {
        localStorage.removeItem(key);
      } catch {
        // As above: then nothing was kept either.
      }
    },
  };
}
