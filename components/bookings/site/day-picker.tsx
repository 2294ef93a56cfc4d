'use client';

import { memo, useMemo, useState } from 'react';
import { LineIcon } from '@/components/ui/line-icon';
import type { OpenDay } from '@/lib/bookings/availability/packed-days';
import { WEEKDAYS } from '@/lib/core/time/weekdays';
import { type MonthDay, monthsOf } from './month-grid';
import { PickerFrame } from './picker-frame';

type DayPickerProps = {
  days: readonly OpenDay[];
  selected: string | undefined;
  onChoose: (date: string) => void;
  error?: string | undefined;
};

const turn =
  'inline-flex size-9 items-center justify-center rounded-control text-ink-2 hover:bg-hover disabled:opacity-30';

type DayChoiceProps = {
  day: MonthDay;
  leadingBlanks: number;
  selected: boolean;
  onChoose: (date: string) => void;
};

function DayChoice({ day, leadingBlanks, selected, onChoose }: DayChoiceProps) {
  return (
    <label
      style={day.dayOfMonth === 1 ? { gridColumnStart: leadingBlanks + 1 } : undefined}
      className="day-tile"
    >
      <input
        type="radio"
        name="date"
        disabled={day.freeCount === 0}
        aria-label={
          day.freeCount === 0
            ? `${day.label}, not available`
            : `${day.label}, ${day.freeCount} free`
        }
        value={day.date}
        checked={selected}
        onChange={() => onChoose(day.date)}
      />
      <span aria-hidden>{day.dayOfMonth}</span>
    </label>
  );
}

/**
 * A month of radio buttons: they have keyboard support and work in a form without JavaScript. With it
 * only the visible month is in the document, because every button costs time at each visit.
 */
export const DayPicker = memo(function DayPicker({
  days,
  selected,
  onChoose,
  error,
}: DayPickerProps) {
  const months = useMemo(() => monthsOf(days), [days]);
  const [chosenMonth, showMonth] = useState<string | null>(null);
  const current =
    chosenMonth ??
    selected?.slice(0, 7) ??
    months.find((month) => month.days.some((day) => day.freeCount > 0))?.key;
  const index = Math.max(
    0,
    months.findIndex((month) => month.key === current),
  );

  return (
    <PickerFrame name="date" legend="Day" error={error}>
      {months.map((month, position) => {
        const grid = (
          <>
            <div className="mb-2 flex h-9 items-center justify-between">
              <p className="font-medium text-base text-ink">{month.title}</p>
              <div className="needs-script flex gap-1">
                <button
                  type="button"
                  className={turn}
                  aria-label="Previous month"
                  disabled={position === 0}
                  onClick={() => showMonth(months[position - 1]?.key ?? month.key)}
                >
                  <LineIcon d="m15 18-6-6 6-6" strokeWidth={2} className="size-5" />
                </button>
                <button
                  type="button"
                  className={turn}
                  aria-label="Next month"
                  disabled={position === months.length - 1}
                  onClick={() => showMonth(months[position + 1]?.key ?? month.key)}
                >
                  <LineIcon d="m9 18 6-6-6-6" strokeWidth={2} className="size-5" />
                </button>
              </div>
            </div>
            <div className="grid grid-cols-7 gap-1 text-center">
              {WEEKDAYS.map((weekday) => (
                <span key={weekday} aria-hidden className="font-mono text-xs leading-6 text-ink-3">
                  {weekday.slice(0, 2)}
                </span>
              ))}
              {month.days.map((day) => (
                <DayChoice
                  key={day.date}
                  day={day}
                  leadingBlanks={month.leadingBlanks}
                  selected={selected === day.date}
                  onChoose={onChoose}
                />
              ))}
            </div>
          </>
        );
        return position === index ? (
          <div key="in view">{grid}</div>
        ) : (
          <noscript key={month.key}>
            <div className="mt-6">{grid}</div>
          </noscript>
        );
      })}
      {selected && selected.slice(0, 7) !== months[index]?.key && (
        <input type="hidden" name="date" value={selected} />
      )}
    </PickerFrame>
  );
});
