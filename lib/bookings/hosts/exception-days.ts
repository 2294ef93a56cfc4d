import { dayPlus } from '@/lib/core/time/days';
import type { HostException } from './exceptions';
import type { Host } from './model';

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * Adds an exception for each day from `first` to `last` and returns all exceptions in order. Replaces those of the same
 * kind and start.
 */
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

/** Returns the extra starts of a host in minutes since midnight, the format for computing free slots. */
export function extraHours({ exceptions }: Pick<Host, 'exceptions'>) {
  return exceptions
    .filter(({ kind }) => kind === 'extra')
    .map(({ day, from, until }) => ({ day, opens: minutesOf(from), closes: minutesOf(until) }));
}
