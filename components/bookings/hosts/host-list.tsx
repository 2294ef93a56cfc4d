import { OpenLink } from '@/components/lists/open-link';
import { Status } from '@/components/ui/status';
import { hoursValues } from '@/lib/bookings/availability/form-values';
import type { ListedHost } from '@/lib/bookings/hosts/data';
import { calendarHealth } from '@/lib/bookings/hosts/rules';
import { WEEKDAYS } from '@/lib/core/time/weekdays';

/** Returns the weekdays with hours, such as 'Mon, Tue, Fri'. */
function openDays({ hours }: ListedHost): string {
  const values = Object.values(hoursValues(hours));
  const days = WEEKDAYS.filter((_, weekday) => values[weekday]);
  return days.map((day) => day.slice(0, 3)).join(', ') || 'No weekly hours';
}

/** The hosts, each with whether visitors can book them and what they have ahead. */
export function HostList({ hosts }: { hosts: readonly ListedHost[] }) {
  return (
    <ul aria-label="Hosts" className="divide-y divide-line border-y border-line">
      {hosts.map((host) => {
        const health = calendarHealth(host);
        return (
          <li
            key={host.id}
            className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <OpenLink
              record={host.id}
              className="justify-self-start font-medium text-ink underline-offset-4 hover:underline"
            >
              {host.name}
            </OpenLink>
            <span>{openDays(host)}</span>
            <span>
              <Status tone={host.isActive ? 'low' : 'neutral'}>
                {host.isActive ? 'Takes bookings' : 'Takes none now'}
              </Status>
            </span>
            <span className="text-ink-3">
              {host.upcoming} ahead
              {health && (
                <>
                  {' · '}
                  <Status tone={health.tone}>{health.text}</Status>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
