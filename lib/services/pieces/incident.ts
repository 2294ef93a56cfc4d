const at = (hours: number, minutes: number) => hours * 60 + minutes;

/** Minutes of an invented day. Events arrive evenly, and wait from the failure to the repair. */
const FAILED = at(9, 12);
const EVENTS_PER_HOUR = 44.8;
const REPLAYED_PER_MINUTE = 20;

/** Age of the oldest waiting event at which the alert rings, and the time that a repair takes. */
const ALERT_MINUTES = 15;
const REPAIR_MINUTES = 20;

/** Time of the repair with an alert on age, and without one, when a customer calls. */
export const REPAIRED = {
  alert: FAILED + ALERT_MINUTES + REPAIR_MINUTES,
  none: at(16, 42),
} as const;

/** Returns how many events wait at a minute of the day. */
export function waitingAt(minute: number, repaired: number): number {
  const waited = Math.max(0, Math.min(minute, repaired) - FAILED);
  const replayed = Math.max(0, minute - repaired) * REPLAYED_PER_MINUTE;
  return Math.max(0, Math.floor((waited * EVENTS_PER_HOUR) / 60) - replayed);
}

export const MOMENTS: readonly { minute: number; text: string }[] = [
  { minute: at(9, 0), text: 'Orders reach the warehouse within a minute.' },
  { minute: FAILED, text: 'A certificate expires. From now on, events wait.' },
  {
    minute: FAILED + ALERT_MINUTES,
    text: 'The oldest event is 15 minutes old. The alert rings, if there is one.',
  },
  { minute: REPAIRED.alert, text: 'With the alert: certificate renewed, replay started.' },
  { minute: at(12, 0), text: 'Without it, the dashboard is still green.' },
  { minute: REPAIRED.none, text: 'Without it: a customer calls, and only now the replay starts.' },
  { minute: at(17, 0), text: 'Everything is delivered, in order and once.' },
];

/** Returns a minute of the day as 09:12. */
export function clockText(minute: number): string {
  return [Math.floor(minute / 60), minute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Returns a moment as a sentence with both counts. */
export function momentText(index: number): string {
  const moment = MOMENTS[index];
  if (!moment) return '';
  const { minute, text } = moment;
  return `${clockText(minute)}. ${text} Waiting with the alert: ${waitingAt(minute, REPAIRED.alert)}, without: ${waitingAt(minute, REPAIRED.none)}.`;
}
