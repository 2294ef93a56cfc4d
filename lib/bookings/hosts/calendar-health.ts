import { longDay } from '@/lib/core/time/business-time';
import type { Host, HostCalendar } from './model';

type Health = { tone: 'low' | 'high' | 'neutral'; text: string };

const titles = (calendars: readonly HostCalendar[]) =>
  calendars.map(({ title }) => title).join(', ');

/** Returns the health of the calendars of a host; null for a host without calendars. */
export function calendarHealth({ calendars }: Pick<Host, 'calendars'>): Health | null {
  if (calendars.length === 0) return null;
  const failing = calendars.filter(({ failingSince }) => failingSince !== null);
  if (failing.length > 0) {
    return { tone: 'high', text: `${failing.length === 1 ? 'Fails' : 'Fail'}: ${titles(failing)}` };
  }
  const unclear = calendars.filter(({ unclearCount }) => unclearCount > 0);
  if (unclear.length > 0) {
    return { tone: 'high', text: `Not understood in part: ${titles(unclear)}` };
  }
  if (calendars.some(({ lastReadAt }) => lastReadAt === null)) {
    return { tone: 'neutral', text: 'Not read yet' };
  }
  return {
    tone: 'low',
    text: calendars.length === 1 ? '1 calendar' : `${calendars.length} calendars`,
  };
}

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;

/** Returns the result of the last reading of a calendar: '312 events, 41 busy times until March 3, 2027'. */
export function readingSummary({ eventCount, busyCount, busyUntil }: HostCalendar): string {
  const until = busyUntil ? ` until ${longDay(busyUntil)}` : '';
  return `${counted(eventCount, 'event')}, ${counted(busyCount, 'busy time')}${until}`;
}

/** Returns which events of a calendar were not understood, and why; null if all were. */
export function unclearEvents({ unclearCount, unclear }: HostCalendar): string | null {
  if (unclearCount === 0) return null;
  const more = unclearCount > unclear.length ? '; …' : '';
  return `${unclearCount} not understood: ${unclear.join('; ')}${more}`;
}
