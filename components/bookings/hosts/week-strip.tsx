import { hoursField, hoursValues } from '@/lib/bookings/availability/form-values';
import type { Host } from '@/lib/bookings/hosts/model';
import { rangeShare } from '@/lib/bookings/hosts/range-share';
import { WEEKDAYS } from '@/lib/core/time/weekdays';

/** Weekdays, Monday first. */
const ORDER = [1, 2, 3, 4, 5, 6, 0];
const percent = (share: number) => `${share * 100}%`;

/** Small chart of a host's weekly hours: one column per day, from the first to the last slot. */
export function WeekStrip({ hours }: Pick<Host, 'hours'>) {
  const typed = hoursValues(hours);
  const days = ORDER.map((weekday) => ({
    weekday,
    name: WEEKDAYS[weekday] ?? '',
    text: typed[hoursField(weekday)],
    shares: hours
      .filter((open) => open.weekday === weekday)
      .flatMap((open) => rangeShare(open) ?? []),
  }));
  const open = days.filter(({ text }) => text).map(({ name, text }) => `${name} ${text}`);
  return (
    <div>
      <p className="sr-only">{open.join('; ') || 'No weekly hours'}</p>
      <div aria-hidden="true" className="grid w-44 grid-cols-7 gap-1">
        {days.map(({ weekday, name, text, shares }) => (
          <span key={weekday} title={`${name}: ${text || 'closed'}`} className="grid gap-0.5">
            <span className="relative block h-7 overflow-hidden rounded-xs bg-line">
              {shares.map(({ from, size }) => (
                <span
                  key={from}
                  className="absolute inset-x-0 bg-accent"
                  style={{ top: percent(from), height: percent(size) }}
                />
              ))}
            </span>
            <span className="text-center text-[0.6875rem] leading-none text-ink-3">
              {name.slice(0, 2)}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
