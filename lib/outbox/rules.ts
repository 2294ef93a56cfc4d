import { addMinutes } from 'date-fns';

/** Minutes to wait after the first, second, … failed attempt; after the last the event is dead. */
const BACK_OFF_MINUTES = [1, 5, 15, 60, 180, 480, 1440] as const;

/** When to try again after `attempts` attempts, or null once the event is given up as dead. */
export function retryAt(attempts: number, now: Date): Date | null {
  const minutes = BACK_OFF_MINUTES[attempts - 1];
  return minutes === undefined ? null : addMinutes(now, minutes);
}
