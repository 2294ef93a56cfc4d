/** Tags and pages that became stale, each with its own version. */
export type StaleMarks = Record<string, number>;

/**
 * State that all servers of the site share: the stale tags and pages, with a time. Versions are times of the shared
 * clock (µs since 1970), never of a server's own, and every mark has a later one than the mark before.
 */
export type Clock = {
  /** Interval at which the clock is read if it does not notify (ms). */
  readEveryMs: number;
  /** Names the clock; servers whose clocks have different names do not learn of each other's changes. */
  name(): Promise<string>;
  /** Returns the marks whose version is later than `since`. */
  read(since: number): Promise<StaleMarks>;
  /** Marks different tags and pages as stale, with successive versions in their order. Returns the last one. */
  mark(keys: readonly string[]): Promise<number>;
  /** Calls `ring` whenever there may be new marks, if the clock can notify. */
  onRing?(ring: () => void): void;
};

/** Returns whether a key of the clock is a page; else it is a tag. */
export const isPage = (key: string) => key.startsWith('/');
