/** Pictures that are encoded at once: each may take 160 MB of memory, and a core. */
const MAX_AT_ONCE = 2;

/** Pictures that wait for their turn; more are refused. */
const MAX_WAITING = 30;

/** Returns `inTurn`, which runs work when it is its turn, and resolves to null where too much waits already. */
export function createTurns(atOnce = MAX_AT_ONCE, mostWaiting = MAX_WAITING) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) return null;
      // Whoever ends passes their place on, so that no one comes between.
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
