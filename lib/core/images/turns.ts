/** Number of pictures encoded at once: each may take 160 MB of memory, and a CPU core. */
const MAX_AT_ONCE = 2;

/** Maximum number of waiting pictures; more are refused. */
const MAX_WAITING = 30;

/** Returns `inTurn`, which runs work when a slot is free, and resolves to null if too much is waiting. */
export function createTurns(atOnce = MAX_AT_ONCE, mostWaiting = MAX_WAITING) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) return null;
      // A finished task passes its slot directly to the next one, so that no new task can take it.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
