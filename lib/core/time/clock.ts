import { timeFormat } from './format';

/** Weekday and time of a clock at an instant: 'Tue' and '05:00 PM'. */
export type Clock = { weekday: string; time: string };

/** Returns '05:00 PM' for minutes since midnight. */
export function timeLabel(minutesOfDay: number): string {
  const hour = Math.floor(minutesOfDay / 60);
  const minute = String(minutesOfDay % 60).padStart(2, '0');
  return `${String(((hour + 11) % 12) + 1).padStart(2, '0')}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns the minutes since midnight of a label such as '09:30 AM', or null if it is invalid. */
export function minutesOfLabel(label: string): number | null {
  const match = /^(0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/.exec(label);
  if (!match) return null;
  const [, hour, minute, half] = match;
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

/** Returns weekday and time in an IANA zone. */
export function clockIn(timeZone: string, instant: Date): Clock {
  return {
    weekday: timeFormat(timeZone, { weekday: 'short' }).format(instant),
    time: timeFormat(timeZone, { hour: '2-digit', minute: '2-digit' }).format(instant),
  };
}

/**
 * Returns weekday and time of this device without Intl, because its first use takes longer than all other scripts of a
 * page.
 */
export function deviceClock(instant: Date): Clock {
  return {
    // Always in English: 'Mon Nov 23 2026'.
    weekday: instant.toDateString().slice(0, 3),
    time: timeLabel(instant.getHours() * 60 + instant.getMinutes()),
  };
}

/**
 * Returns the time of another clock when this one shows `here`: '05:00 PM', preceded by the weekday if it differs. Null
 * if the clocks agree.
 */
export function timeElsewhere(elsewhere: Clock, here: Clock): string | null {
  if (elsewhere.weekday !== here.weekday) return `${elsewhere.weekday} ${elsewhere.time}`;
  return elsewhere.time === here.time ? null : elsewhere.time;
}
