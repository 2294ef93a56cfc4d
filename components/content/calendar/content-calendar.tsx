'use client';

import { useOptimistic, useState } from 'react';
import { useUndoableChange } from '@/components/records/use-undoable-change';
import { usePerson } from '@/components/staff/person-context';
import { moveSchedule } from '@/lib/content/calendar/actions';
import type { CalendarEntry, ContentMonth } from '@/lib/content/calendar/model';
import { includesLevel } from '@/lib/core/auth/content-rights';
import { businessDay, formattedDate } from '@/lib/core/time/business-time';
import { clockTime, instantAt } from '@/lib/core/time/wall-clock';
import { CalendarDay } from './calendar-day';
import { comesOut } from './entry-marks';
import { MoveDialog } from './move-dialog';

type Move = { entry: CalendarEntry; to: Date };

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function moved(entries: CalendarEntry[], { entry, to }: Move): CalendarEntry[] {
  return entries
    .map((other) =>
      other.id === entry.id && other.entry === 'scheduled'
        ? { ...other, at: to.toISOString(), day: businessDay(to) }
        : other,
    )
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Calendar of publications and events by week. Scheduled records can be moved by dragging or with their button. */
export function ContentCalendar({ content }: { content: ContentMonth }) {
  const { role, rights } = usePerson();
  const [entries, show] = useOptimistic(content.entries, moved);
  const [asked, setAsked] = useState<CalendarEntry | null>(null);
  const { change } = useUndoableChange({
    show,
    change: ({ entry: { kind, id, at }, to }: Move) =>
      moveSchedule({ table: kind, id, from: at, to: to.toISOString() }),
    undo: (data, { entry: { kind, id, at } }) =>
      moveSchedule({ table: kind, id, from: data.at, to: at, isUndo: true }),
  });
  const today = businessDay(new Date());

  const isMovable = ({ entry, kind }: CalendarEntry) =>
    entry === 'scheduled' &&
    (role === 'team_leader' || includesLevel(rights[kind] ?? 'write', 'publish'));

  const find = (id: unknown, day: string) =>
    entries.find((entry) => entry.id === id && isMovable(entry) && entry.day !== day);

  return (
    <>
      <div className="overflow-hidden rounded-surface border border-line bg-surface">
        <div
          aria-hidden
          className="grid grid-cols-7 border-b border-line text-staff text-ink-3 max-sm:hidden"
        >
          {weekdays.map((name) => (
            <span key={name} className="px-3 py-1.5">
              {name}
            </span>
          ))}
        </div>
        <ol className="divide-y divide-line">
          {content.weeks.map((days) => {
            const [sunday = ''] = days;
            const ofWeek = entries.filter(({ day }) => days.includes(day));
            return (
              <li key={sunday} aria-label={`Week of ${formattedDate(instantAt(sunday, '00:00'))}`}>
                <div className="grid sm:grid-cols-7">
                  {days.map((day) => (
                    <CalendarDay
                      key={day}
                      day={day}
                      month={content.month}
                      isToday={day === today}
                      entries={ofWeek.filter((entry) => entry.day === day)}
                      isMovable={isMovable}
                      find={(id) => find(id, day)}
                      onDrop={(entry) => {
                        const time = clockTime(new Date(entry.at));
                        void change({ entry, to: instantAt(day, time) });
                      }}
                      onAsk={setAsked}
                    />
                  ))}
                </div>
                {!ofWeek.some(comesOut) && (
                  <p className="px-3 py-2 text-staff text-ink-3">
                    Nothing is published this week.
                    <span className="sm:hidden">
                      {' '}
                      It begins on {formattedDate(instantAt(sunday, '00:00'))}.
                    </span>
                  </p>
                )}
              </li>
            );
          })}
        </ol>
      </div>
      {asked && (
        <MoveDialog
          key={`${asked.id}-${asked.at}`}
          entry={asked}
          onClose={() => setAsked(null)}
          onMove={async (to) => (await change({ entry: asked, to })) !== null}
        />
      )}
    </>
  );
}
