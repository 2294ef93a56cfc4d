'use client';

import { memo, type ToggleEvent, useMemo, useState } from 'react';
import { LineIcon } from '@/components/ui/line-icon';
import type { OpenDay } from '@/lib/bookings/availability/packed-days';
import { DayChoice, MonthDays, PlainDay } from './month-days';
import { monthsOf, nextDaysOf, readableDay, scarcityText } from './month-grid';
import { NextDays } from './next-days';
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
 * Radio buttons of one group share a single tab stop, which may be in the list above. If the keyboard opens the
 * section, focus moves to its first day.
 */
function enter({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (!currentTarget.open || !currentTarget.querySelector('summary:focus-visible')) return;
  currentTarget.querySelector<HTMLInputElement>('input:enabled')?.focus();
}

/**
 * Date picker: the next ten free days, and all others by month. The days are radio buttons, so they support the
 * keyboard and work without JavaScript. With JavaScript, only one month is rendered, because each button slows down
 * every visit. It starts at the month where the ten days end.
 */
export const DayPicker = memo(function DayPicker({
  days,
  selected,
  onChoose,
  error,
}: DayPickerProps) {
  const months = useMemo(() => monthsOf(days), [days]);
  const next = useMemo(() => nextDaysOf(days, selected), [days, selected]);
  const listed = new Set(next.map(({ date }) => date));
  const other = days.find(({ date, free }) => free.length > 0 && !listed.has(date));
  const chosenOther = selected && !listed.has(selected) ? selected : null;
  const [isOpen, open] = useState(false);
  // The section stays open when the visitor then chooses a day from the list.
  if (chosenOther && !isOpen) open(true);
  const [turned, turnTo] = useState<string>();
  const current = turned ?? (chosenOther ?? other?.date)?.slice(0, 7);
  const index = Math.max(
    0,
    months.findIndex(({ key }) => key === current),
  );
  const turnButton = (label: string, step: number, d: string) => (
    <button
      type="button"
      className={turn}
      aria-label={label}
      disabled={!months[index + step]}
      onClick={() => turnTo(months[index + step]?.key)}
    >
      <LineIcon d={d} strokeWidth={2} className="size-5" />
    </button>
  );
  const choice = { listed, selected, onChoose };

  return (
    <PickerFrame name="date" legend="Day" error={error}>
      <NextDays days={next} selected={selected} onChoose={onChoose} note={scarcityText(days)} />
      {(other || chosenOther) && (
        <details open={isOpen} onToggle={enter} className="mt-4">
          <summary className="w-fit cursor-pointer rounded-control py-2 text-[0.9375rem] leading-6 text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink">
            Other days{chosenOther && `: ${readableDay(chosenOther)}`}
          </summary>
          {months.map((month, position) =>
            position === index ? (
              <MonthDays key="in view" month={month} Day={DayChoice} {...choice}>
                <div className="needs-script flex gap-1">
                  {turnButton('Previous month', -1, 'm15 18-6-6 6-6')}
                  {turnButton('Next month', 1, 'm9 18 6-6-6-6')}
                </div>
              </MonthDays>
            ) : (
              <noscript key={month.key}>
                <MonthDays month={month} Day={PlainDay} {...choice} />
              </noscript>
            ),
          )}
        </details>
      )}
      {chosenOther && months[index]?.key !== chosenOther.slice(0, 7) && (
        <input type="hidden" name="date" value={chosenOther} />
      )}
    </PickerFrame>
  );
});
