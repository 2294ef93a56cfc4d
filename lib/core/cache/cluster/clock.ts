/** Tags and pages that became stale, each with its own version. */
export type StaleMarks = Record<string, number>;

/**
 * State shared by all servers of the site: stale tags and pages, each with a version. Versions are times of the shared
 * clock (µs since 1970), never of a server's own clock, and each mark has a later version than the previous one.
 */
export type Clock = {
  /** Polling interval of a clock that does not notify (ms). */
  readEveryMs: number;
  /** Name of the clock; servers with different clock names do not share changes. */
  name(): Promise<string>;
  /** Returns the marks with a version later than `since`. */
  read(since: number): Promise<StaleMarks>;
  /** Marks distinct tags and pages as stale, with successive versions in their order. Returns the last version. */
  mark(keys: readonly string[]): Promise<number>;
  /** Calls `ring` whenever there may be new marks, if the clock supports notifications. */
  onRing?(ring: () => void): void;
};

/** Returns true if a key of the clock is a page, false if it is a tag. */
export const isPage = (key: string) => key.startsWith('/');
