import { OpenLink } from '@/components/lists/open-link';
import { Status } from '@/components/ui/status';
import { calendarHealth } from '@/lib/bookings/hosts/calendar-health';
import type { ListedHost } from '@/lib/bookings/hosts/data';
import { zonedMoment } from '@/lib/core/time/business-time';
import { WeekStrip } from './week-strip';

/** Returns the next bookable time of a host, or why there is none. */
function nextFree({ isActive, nextFree }: ListedHost): string {
  if (!isActive) return 'Not offered';
  return nextFree ? `Free ${zonedMoment(nextFree.toISOString())}` : 'No upcoming free time';
}

/** List of hosts with their week, next free time, upcoming bookings and calendar status. */
export function HostList({ hosts }: { hosts: readonly ListedHost[] }) {
  return (
    <ul aria-label="Hosts" className="divide-y divide-line border-y border-line">
      {hosts.map((host) => {
        const health = calendarHealth(host);
        return (
          <li
            key={host.id}
            className="grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_12rem] lg:grid-cols-[minmax(0,2fr)_12rem_minmax(0,2fr)_minmax(0,2fr)]"
          >
            <div className="grid justify-items-start gap-0.5">
              <OpenLink
                record={host.id}
                className="font-medium text-ink underline-offset-4 hover:underline"
              >
                {host.name}
              </OpenLink>
              <Status tone={host.isActive ? 'low' : 'neutral'}>
                {host.isActive ? 'Takes bookings' : 'Not taking bookings'}
              </Status>
            </div>
            <WeekStrip hours={host.hours} />
            <div className="grid gap-0.5">
              <span>{nextFree(host)}</span>
              <span className="text-ink-3">{host.upcoming} ahead</span>
            </div>
            <div className="justify-self-start wrap-anywhere">
              {health ? <Status tone={health.tone}>{health.text}</Status> : 'No calendar'}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
