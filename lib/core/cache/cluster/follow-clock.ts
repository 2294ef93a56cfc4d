import { shareRead } from '../../memory/shared-read.ts';
import type { Clock } from './clock.ts';

type Follower = {
  /** Applies what is new. Calls while one runs share the next. Rejects if the clock cannot be read. */
  catchUp(): Promise<void>;
  /** Notifies the other servers of what became stale; the caller applies it here, afterwards. Never rejects. */
  announce(keys: readonly string[]): Promise<void>;
};

/**
 * Follows the clock.
 * @param apply makes tags and pages stale in this server
 */
export function followClock(clock: Clock, apply: (keys: string[]) => void): Follower {
  /** Version of the newest mark that was read. */
  let seen = 0;
  /** Versions of changes that this server announced itself, and applied. */
  const own = new Set<number>();
  /** Tags and pages that could not be announced yet. */
  const unsent = new Set<string>();

  async function sendUnsent() {
    const keys = [...unsent];
    if (keys.length === 0) return;
    // Not noted as its own: another server may have marked the same since it was applied here.
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
