import { hiddenCount } from '@/lib/calendar/days';
import type { CalendarData } from '@/lib/calendar/model';
import { formattedDate } from '@/lib/core/time/business-time';
import { instantAt } from '@/lib/core/time/wall-clock';

/** Lists the days of a week or day view that have more events than fit. */
export function OverflowNote({ data }: { data: CalendarData }) {
  if (data.view === 'month') return null;
  const full = Object.keys(data.days).filter((day) => hiddenCount(data, day) > 0);
  if (full.length === 0) return null;
  return (
    <ul className="pt-3 text-ink-3">
      {full.map((day) => (
        <li key={day}>
          {formattedDate(instantAt(day, '00:00'))}: the first {data.days[day]?.events.length} of{' '}
          {data.days[day]?.total} are shown.
        </li>
      ))}
    </ul>
  );
}
