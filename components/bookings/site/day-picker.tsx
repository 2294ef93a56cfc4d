'use client';

import { memo, useMemo, useState } from 'react';
import { LineIcon } from '@/components/ui/line-icon';
import type { OpenDay } from '@/lib/bookings/availability/packed-days';
import { DayChoice, MonthDays, PlainDay } from './month-days';
import { isAlmostOver, monthsOf } from './month-grid';
import { PickerFrame } from './picker-frame';

type DayPickerProps = {
  days: readonly OpenDay[];
  selected: string | undefined;
  onChoose: (date: string) => void;
  error?: string | undefined;
};

const turn =
  'inline-flex size-9 items-center justify-center rounded-control text-ink-2 hover:bg-hover disabled:opacity-30';

/**
 * A month of radio buttons: they have keyboard support and work in a form without JavaScript. With it only the visible
 * month is in the document, because every button costs time at each visit; the next one is with it where few days are
 * left. It opens at the first free day, which is where the keyboard enters it.
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
  const opened = months[index];
  const last = opened && isAlmostOver(opened) ? index + 1 : index;
  const isShown = (position: number) => index <= position && position <= last;
  const turnTo = (position: number) => showMonth(months[position]?.key ?? null);

  return (
    <PickerFrame name="date" legend="Day" error={error}>
      {months.map((month, position) =>
        isShown(position) ? (
          <div
            key={position === index ? 'in view' : 'after it'}
            className="mt-6 first-of-type:mt-0"
          >
            <MonthDays month={month} Day={DayChoice} selected={selected} onChoose={onChoose}>
              {position === index && (
                <div className="needs-script flex gap-1">
                  <button
                    type="button"
                    className={turn}
                    aria-label="Previous month"
                    disabled={position === 0}
                    onClick={() => turnTo(position - 1)}
                  >
                    <LineIcon d="m15 18-6-6 6-6" strokeWidth={2} className="size-5" />
                  </button>
                  <button
                    type="button"
                    className={turn}
                    aria-label="Next month"
                    disabled={position === months.length - 1}
                    onClick={() => turnTo(position + 1)}
                  >
                    <LineIcon d="m9 18 6-6-6-6" strokeWidth={2} className="size-5" />
                  </button>
                </div>
              )}
            </MonthDays>
          </div>
        ) : (
          <noscript key={month.key}>
            <div className="mt-6">
              <MonthDays month={month} Day={PlainDay} selected={selected} onChoose={onChoose} />
            </div>
          </noscript>
        ),
      )}
      {selected && !months.some(({ key }, nth) => isShown(nth) && selected.startsWith(key)) && (
        <input type="hidden" name="date" value={selected} />
      )}
    </PickerFrame>
  );
});
