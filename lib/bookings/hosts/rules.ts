import { hoursValues, SLOT_BOUNDS } from '@/lib/bookings/availability/form-values';
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

/** Returns the extra starts of a host as the free slots are computed from, in minutes since midnight. */
export function extraHours({ exceptions }: Pick<Host, 'exceptions'>) {
  return exceptions
    .filter(({ kind }) => kind === 'extra')
    .map(({ day, from, until }) => ({ day, opens: minutesOf(from), closes: minutesOf(until) }));
}

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Returns the share of a day's slots at which a range begins, and that it takes; for a small picture of the week. */
export function rangeShare(
  { opens, closes }: { opens: number; closes: number },
  { first, last, step } = SLOT_BOUNDS,
): { from: number; size: number } | null {
  const [from, until] = [Math.max(opens, first), Math.min(closes, last) + step];
  const all = last + step - first;
  return until > from ? { from: (from - first) / all, size: (until - from) / all } : null;
}

type Health = { tone: 'low' | 'high' | 'neutral'; text: string };

/** Returns how the calendars of a host are; null for a host without any. */
export function calendarHealth({ calendars }: Pick<Host, 'calendars'>): Health | null {
  if (calendars.length === 0) return null;
  const failing = calendars.filter(({ failingSince }) => failingSince !== null);
  if (failing.length > 0) {
    const names = failing.map(({ title }) => title).join(', ');
    return { tone: 'high', text: `${failing.length === 1 ? 'Fails' : 'Fail'}: ${names}` };
  }
  if (calendars.some(({ lastReadAt }) => lastReadAt === null)) {
    return { tone: 'neutral', text: 'Not read yet' };
  }
  return {
    tone: 'low',
    text: calendars.length === 1 ? '1 calendar' : `${calendars.length} calendars`,
  };
}
