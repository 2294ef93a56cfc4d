import { businessDay } from '@/lib/core/time/business-time';
import { weekdayOf } from '@/lib/core/time/days';
import { wallClock } from '@/lib/core/time/wall-clock';
import type { Availability, HostTimes } from './model';

type OpeningHours = Pick<Availability, 'hours' | 'holidays' | 'hosts'>;

type Hours = readonly { opens: number; closes: number }[];

/** The hours and blocked times of a host on a day. */
export type OpenHost = { hours: Hours; blocked: HostTimes['blocked'] };

/** Returns the hosts with hours on a day. Without active hosts, returns one entry with the hours of the company. */
export function openHosts({ hours, holidays, hosts = [] }: OpeningHours, day: string): OpenHost[] {
  if (holidays.includes(day)) return [];
  const weekday = weekdayOf(day);
  const everyone: readonly HostTimes[] =
    hosts.length > 0 ? hosts : [{ hours, extra: [], blocked: [] }];
  return everyone
    .map((host) => ({
      hours: [
        ...host.hours.filter((open) => open.weekday === weekday),
        ...host.extra.filter((open) => open.day === day),
      ],
      blocked: host.blocked,
    }))
    .filter((host) => host.hours.length > 0);
}

/** Returns whether a start, in minutes since midnight, is within the hours. */
export function isWithin(hours: Hours, minutes: number): boolean {
  return hours.some(({ opens, closes }) => opens <= minutes && minutes <= closes);
}

/** Returns whether an instant is within the hours (with hosts: those of at least one) and not on a holiday. */
export function isInstantWithinHours(availability: OpeningHours, instant: Date): boolean {
  const [, , , hours, minutes] = wallClock(instant.getTime());
  return openHosts(availability, businessDay(instant)).some((host) =>
    isWithin(host.hours, hours * 60 + minutes),
  );
}
