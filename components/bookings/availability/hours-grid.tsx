import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import {
  type HourBounds,
  isOpen,
  paintRange,
  rangesText,
  startsWithin,
  type WeekHours,
} from '@/lib/bookings/availability/hours';
import { WEEKDAYS } from '@/lib/core/time/weekdays';
import { type Cell, cellAt, cellLabel, cellUnder, nextCell, paintCells } from './hours-grid-cells';
import { WEEK } from './week';
import './hours-grid.css';

type HoursGridProps = {
  week: WeekHours;
  onChange: (week: WeekHours) => void;
  bounds: HourBounds;
};

/** A stroke that is being drawn; `open` tells whether it opens or closes the starts below it. */
type Stroke = { from: Cell; to: Cell; open: boolean };

/** A week in which ranges are drawn. Phones have the typed ranges alone: a finger there has to scroll. */
export function HoursGrid({ week, onChange, bounds }: HoursGridProps) {
  const table = useRef<HTMLDivElement>(null);
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const [current, setCurrent] = useState<Cell>({ weekday: 1, start: bounds.first });
  const drawn = stroke ? paintCells(week, stroke, bounds) : week;

  function begin(event: PointerEvent) {
    const cell = cellUnder(event);
    if (!cell || event.button !== 0) return;
    table.current?.setPointerCapture(event.pointerId);
    setCurrent(cell);
    setStroke({ from: cell, to: cell, open: !isOpen(week[cell.weekday], cell.start) });
  }

  function move(cell: Cell | null) {
    if (!cell) return;
    setCurrent(cell);
    cellAt(table.current, cell)?.focus();
  }

  function press(event: KeyboardEvent) {
    const { weekday, start } = current;
    const ranges = week[weekday] ?? [];
    const open = isOpen(ranges, start);
    const put = (next: typeof ranges) =>
      onChange(week.map((before, day) => (day === weekday ? next : before)));
    const next = nextCell(current, event.key, bounds);
    if (event.key === 'Escape' && stroke) setStroke(null);
    else if (event.key === ' ' || event.key === 'Enter') {
      put(paintRange(ranges, { from: start, to: start, open: !open }, bounds));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      put(ranges.filter(({ opens, closes }) => start < opens || start > closes));
    } else if (next) {
      if (event.shiftKey) onChange(paintCells(week, { from: current, to: next, open }, bounds));
      move(next);
    } else return;
    event.preventDefault();
  }

  return (
    <div className="max-sm:hidden">
      <p id="hours-grid-help" className="mb-2 text-staff text-ink-3">
        Drag to open or close times. By keyboard: arrows move, Space opens or closes, Shift with an
        arrow extends, Delete removes a range.
      </p>
      <div
        ref={table}
        role="grid"
        aria-label="Weekly hours"
        aria-describedby="hours-grid-help"
        aria-multiselectable
        className="hours-grid"
        onPointerDown={begin}
        onPointerMove={(event) => {
          const to = stroke && cellUnder(event);
          if (to) setStroke({ ...stroke, to });
        }}
        onPointerUp={() => {
          if (stroke) onChange(drawn);
          setStroke(null);
        }}
        onPointerCancel={() => setStroke(null)}
        onKeyDown={press}
      >
        <div role="row">
          <span role="columnheader" className="sr-only">
            Start
          </span>
          <span aria-hidden />
          {WEEK.map((weekday) => (
            <span key={weekday} role="columnheader" aria-label={WEEKDAYS[weekday]}>
              {WEEKDAYS[weekday]?.slice(0, 3)}
            </span>
          ))}
        </div>
        {startsWithin(bounds).map((start) => (
          <div key={start} role="row">
            <span role="rowheader" data-hour={start % 60 === 0 || undefined}>
              {cellLabel(start)}
            </span>
            {WEEK.map((weekday) => {
              const ranges = drawn[weekday] ?? [];
              const range = ranges.find(({ opens }) => opens === start);
              const open = isOpen(ranges, start);
              const isCurrent = current.weekday === weekday && current.start === start;
              return (
                <div
                  key={weekday}
                  role="gridcell"
                  tabIndex={isCurrent ? 0 : -1}
                  aria-selected={open}
                  aria-label={`${WEEKDAYS[weekday]} ${cellLabel(start)}`}
                  data-weekday={weekday}
                  data-start={start}
                  data-begins={range ? true : undefined}
                  data-ends={ranges.some(({ closes }) => closes === start) || undefined}
                  onFocus={() => setCurrent({ weekday, start })}
                >
                  {range && <span aria-hidden>{rangesText([range])}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
