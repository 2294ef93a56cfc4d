import { shareRead } from '../../memory/shared-read.ts';
import type { Clock } from './clock.ts';

type Follower = {
  /** Applies new marks. Calls during a run share the next run. Rejects if the clock cannot be read. */
  catchUp(): Promise<void>;
  /** Notifies the other servers of stale tags and pages; the caller applies them locally afterwards. Never rejects. */
  announce(keys: readonly string[]): Promise<void>;
};

/**
 * Returns a follower of the clock.
 * @param apply marks tags and pages as stale in this server
 */
export function followClock(clock: Clock, apply: (keys: string[]) => void): Follower {
  /** Version of the newest mark that was read. */
  let seen = 0;
  /** Versions of changes that this server announced and applied itself. */
  const own = new Set<number>();
  /** Tags and pages that could not be announced yet. */
  const unsent = new Set<string>();

  async function sendUnsent() {
    const keys = [...unsent];
    if (keys.length === 0) return;
    // Not added to `own`: another server may have marked the same key since this server applied it.
    await clock.mark(keys);
    for (const key of keys) unsent.delete(key);
  }

  return {
    catchUp: shareRead(async () => {
      await sendUnsent();
      const marks = Object.entries(await clock.read(seen)).toSorted(([, a], [, b]) => a - b);
      const fresh = marks.filter(([, version]) => !own.has(version)).map(([key]) => key);
      seen = marks.at(-1)?.[1] ?? seen;
      for (const version of own) if (version <= seen) own.delete(version);
      if (fresh.length > 0) apply(fresh);
    }),
    announce: async (given) => {
      const keys = [...new Set(given)];
      try {
        const last = await clock.mark(keys);
        for (let version = last - keys.length + 1; version <= last; version++) {
          if (version > seen) own.add(version);
        }
      } catch {
        for (const key of keys) unsent.add(key);
      }
    },
  };
}
