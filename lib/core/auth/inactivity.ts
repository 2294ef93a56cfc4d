/** Time without mouse, keyboard, touch or scroll activity until sign-out (spec section 9). */
export const INACTIVITY_LIMIT_MS = 1_800_000;

/** Time between the warning and the sign-out for inactivity. */
export const WARNING_MS = 60_000;

/** Shortest time between two reports of activity to the server. */
export const REPORT_INTERVAL_MS = 30_000;

type Inactivity =
  | { phase: 'active'; nextCheckMs: number }
  | { phase: 'warning'; secondsLeft: number; nextCheckMs: number }
  | { phase: 'over' };

/**
 * Returns the state of a person who was last active at `lastActiveAt`, and the milliseconds until the next check. Both
 * times are wall-clock milliseconds, so time asleep counts. A clock that was set back counts as activity now.
 */
export function inactivityAt(lastActiveAt: number, now: number): Inactivity {
  const left = INACTIVITY_LIMIT_MS - Math.max(0, now - lastActiveAt);
  if (left <= 0) return { phase: 'over' };
  if (left > WARNING_MS) return { phase: 'active', nextCheckMs: left - WARNING_MS };
  const secondsLeft = Math.ceil(left / 1000);
  return { phase: 'warning', secondsLeft, nextCheckMs: left - (secondsLeft - 1) * 1000 };
}

/**
 * Returns `task` throttled: it runs at the first call, then at most once in `intervalMs`. A call within the interval
 * runs at its end, so the last call is never lost.
 */
export function throttle(task: () => void, intervalMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  const run = () => {
    waiting = false;
    task();
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting) run();
    }, intervalMs);
  };
  return {
    call: () => {
      if (timer === undefined) run();
      else waiting = true;
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = false;
    },
  };
}
