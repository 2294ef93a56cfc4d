/** Spec section 9: after this long without mouse, keyboard, touch or scroll a person is signed out. */
export const INACTIVITY_LIMIT_MS = 1_800_000;

/** How long before the sign-out for inactivity the warning appears. */
export const WARNING_MS = 60_000;

/** The server is told of activity at most this often. */
export const REPORT_INTERVAL_MS = 30_000;

export type Inactivity =
  | { phase: 'active'; nextCheckMs: number }
  | { phase: 'warning'; secondsLeft: number; nextCheckMs: number }
  | { phase: 'over' };

/**
 * Where a person stands who was last active at `lastActiveAt`, and in how many milliseconds to look
 * again. Both times are wall-clock milliseconds, so hours asleep count. A clock that was set back
 * counts as activity now.
 */
export function inactivityAt(lastActiveAt: number, now: number): Inactivity {
  const left = INACTIVITY_LIMIT_MS - Math.max(0, now - lastActiveAt);
  if (left <= 0) return { phase: 'over' };
  if (left > WARNING_MS) return { phase: 'active', nextCheckMs: left - WARNING_MS };
  const secondsLeft = Math.ceil(left / 1000);
  return { phase: 'warning', secondsLeft, nextCheckMs: left - (secondsLeft - 1) * 1000 };
}

/**
 * Runs `task` at the first call, then at most once in `intervalMs`; a call in between is made up for
 * at the end of the interval, so the last one is never lost.
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
