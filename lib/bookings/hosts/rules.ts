import { hoursValues } from '@/lib/bookings/availability/form-values';
import { dayPlus } from '@/lib/core/time/days';
import { exceptionsText, type HostException } from './exceptions';
import type { Host } from './model';

/** Returns a host as the fields of the form. */
export function hostValues(host: Host): Record<string, string> {
  return {
    host: host.id,
    active: host.isActive ? 'yes' : 'no',
    bufferBefore: String(host.bufferBefore),
    bufferAfter: String(host.bufferAfter),
    dailyLimit: String(host.dailyLimit ?? ''),
    meetingUrl: host.meetingUrl ?? '',
    picture: host.pictureUrl ?? '',
    exceptions: exceptionsText(host.exceptions),
    ...hoursValues(host.hours),
  };
}

/** Returns the fields of somebody who is to become a host: Monday to Friday, 9:00 to 5:00 PM, a quarter of an hour in between. */
export function newHostValues(): Record<string, string> {
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: 9 * 60, closes: 17 * 60 }));
  return {
    host: '',
    active: 'yes',
    bufferBefore: '0',
    bufferAfter: '15',
    dailyLimit: '',
    meetingUrl: '',
    picture: '',
    exceptions: '',
    ...hoursValues(hours),
  };
}

/** Returns exceptions in order, one for each day from `first` to `last`, instead of those with the same start. */
export function withException(
  exceptions: readonly HostException[],
  added: Omit<HostException, 'day'>,
  first: string,
  last: string,
): HostException[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayPlus(day, 1)) days.push(day);
  const kept = exceptions.filter(
    ({ day, kind, from }) => !(days.includes(day) && kind === added.kind && from === added.from),
  );
  return [...kept, ...days.map((day) => ({ ...added, day }))].sort((a, b) =>
    `${a.day} ${a.from}`.localeCompare(`${b.day} ${b.from}`),
  );
}

type Health = { tone: 'low' | 'high' | 'neutral'; text: string };

/** Returns how the calendars of a host are; null for a host without any. */
export function calendarHealth({ calendars }: Host): Health | null {
  if (calendars.length === 0) return null;
  const failing = calendars.filter(({ failingSince }) => failingSince !== null).length;
  if (failing > 0) {
    return { tone: 'high', text: failing === 1 ? 'A calendar fails' : `${failing} calendars fail` };
  }
  if (calendars.some(({ lastReadAt }) => lastReadAt === null)) {
    return { tone: 'neutral', text: 'Not read yet' };
  }
  return {
    tone: 'low',
    text: calendars.length === 1 ? '1 calendar' : `${calendars.length} calendars`,
  };
}
