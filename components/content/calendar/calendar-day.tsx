'use client';

import { useDropColumn } from '@/components/lists/use-board-drag';
import type { CalendarEntry } from '@/lib/content/calendar/model';
import { formattedDate } from '@/lib/core/time/business-time';
import { instantAt } from '@/lib/core/time/wall-clock';
import { Entry, MovableEntry } from './calendar-entry';

type CalendarDayProps = {
  day: string;
  month: string;
  isToday: boolean;
  entries: CalendarEntry[];
  isMovable: (entry: CalendarEntry) => boolean;
  /** Returns the dragged entry if it may be dropped on this day. */
  find: (id: unknown) => CalendarEntry | undefined;
  onDrop: (entry: CalendarEntry) => void;
  onAsk: (entry: CalendarEntry) => void;
};

/** Day of the content calendar and drop target for scheduled records. On a phone, days without entries are hidden. */
export function CalendarDay(props: CalendarDayProps) {
  const { day, month, isToday, entries, isMovable, find, onDrop, onAsk } = props;
  const { place, isTarget } = useDropColumn(find, onDrop);
  const more = (entries[0]?.dayTotal ?? 0) - entries.length;
  return (
    <section
      ref={place}
      aria-label={formattedDate(instantAt(day, '00:00'))}
      className={`min-w-0 p-1.5 sm:min-h-24 sm:border-l sm:border-line sm:first:border-l-0 ${entries.length === 0 ? 'max-sm:hidden' : ''} ${isTarget ? 'bg-accent-soft' : ''} ${day.startsWith(month) ? '' : 'sm:bg-paper'}`}
    >
      <p className={`px-1.5 text-staff ${isToday ? 'font-semibold text-accent' : 'text-ink-3'}`}>
        <span className="max-sm:hidden">{Number(day.slice(8))}</span>
        <span className="sm:hidden">
          {isToday && 'Today, '}
          {formattedDate(instantAt(day, '00:00'))}
        </span>
      </p>
      <ul className="space-y-1">
        {entries.map((entry) => (
          <li key={`${entry.entry}-${entry.id}`} className="flex min-w-0">
            {isMovable(entry) ? (
              <MovableEntry entry={entry} onAsk={() => onAsk(entry)} />
            ) : (
              <Entry entry={entry} />
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="px-1.5 text-staff text-ink-3">and {more} more</p>}
    </section>
  );
}
