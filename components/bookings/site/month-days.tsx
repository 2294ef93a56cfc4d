import type { ReactNode } from 'react';
import { WEEKDAYS } from '@/lib/core/time/weekdays';
import { dayId, type Month, type MonthDay, nameOfDay } from './month-grid';

type DayProps = {
  day: MonthDay;
  leadingBlanks: number;
  selected: boolean;
  onChoose: (date: string) => void;
};

const place = ({ dayOfMonth }: MonthDay, leadingBlanks: number) =>
  dayOfMonth === 1 ? { gridColumnStart: leadingBlanks + 1 } : undefined;

export function DayChoice({ day, leadingBlanks, selected, onChoose }: DayProps) {
  return (
    <label style={place(day, leadingBlanks)} className="day-tile">
      <input
        type="radio"
        name="date"
        disabled={day.freeCount === 0}
        aria-label={nameOfDay(day)}
        value={day.date}
        checked={selected}
        onChange={() => onChoose(day.date)}
      />
      <span aria-hidden>{day.dayOfMonth}</span>
    </label>
  );
}

/** Day of the month that is also among the next ten days. Renders a second label for the same radio button. */
function ListedDay({ day, leadingBlanks, selected }: DayProps) {
  return (
    <label
      htmlFor={dayId(day)}
      style={place(day, leadingBlanks)}
      className={`day-tile ${selected ? 'bg-accent text-on-accent' : ''}`}
    >
      <span aria-hidden>{day.dayOfMonth}</span>
    </label>
  );
}

/** Day without JavaScript. A day without free times is plain text and hidden from screen readers. */
export function PlainDay(props: DayProps) {
  const { day, leadingBlanks } = props;
  if (day.freeCount > 0) return <DayChoice {...props} />;
  return (
    <span aria-hidden style={place(day, leadingBlanks)} className="day-tile-taken">
      {day.dayOfMonth}
    </span>
  );
}

type MonthDaysProps = {
  month: Month;
  /** Dates that are listed among the next ten days. */
  listed: ReadonlySet<string>;
  selected: string | undefined;
  onChoose: (date: string) => void;
  Day: typeof DayChoice;
  /** Content next to the name of the month. */
  children?: ReactNode;
};

/** Grid of a month's days. */
export function MonthDays({ month, listed, Day, selected, onChoose, children }: MonthDaysProps) {
  return (
    <div className="mt-2">
      <div className="mb-2 flex h-9 items-center justify-between">
        <p className="font-medium text-base text-ink">{month.title}</p>
        {children}
      </div>
      <div className="grid grid-cols-7 gap-1 text-center">
        {WEEKDAYS.map((weekday) => (
          <span key={weekday} aria-hidden className="font-mono text-xs leading-6 text-ink-3">
            {weekday.slice(0, 2)}
          </span>
        ))}
        {month.days.map((day) => {
          const Tile = listed.has(day.date) ? ListedDay : Day;
          return (
            <Tile
              key={day.date}
              day={day}
              leadingBlanks={month.leadingBlanks}
              selected={selected === day.date}
              onChoose={onChoose}
            />
          );
        })}
      </div>
    </div>
  );
}
