import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import {
  type HourBounds,
  isOpen,
  startsWithin,
  type WeekHours,
} from '@/lib/bookings/availability/hours';
import { WEEKDAYS } from '@/lib/core/time/weekdays';
import { HoursGridCell } from './hours-grid-cell';
import { type Cell, cellAt, cellLabel, cellUnder, nextCell, paintCells } from './hours-grid-cells';
import { WEEK } from './week';
import './hours-grid.css';

type HoursGridProps = {
  week: WeekHours;
  onChange: (week: WeekHours) => void;
  bounds: HourBounds;
};

/** A stroke in progress. `open` says whether it opens or closes the cells below it. */
type Stroke = { from: Cell; to: Cell; open: boolean };

/** Weekly grid for drawing time ranges. Phones show only the text fields, because touch is needed for scrolling. */
export function HoursGrid({ week, onChange, bounds }: HoursGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const [current, setCurrent] = useState<Cell>({ weekday: 1, start: bounds.first });
  const drawn = stroke ? paintCells(week, stroke, bounds) : week;

  function begin(event: PointerEvent) {
    const cell = cellUnder(event);
    if (!cell || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setCurrent(cell);
    setStroke({ from: cell, to: cell, open: !isOpen(week[cell.weekday], cell.start) });
  }

  function move(cell: Cell) {
    setCurrent(cell);
    cellAt(table.current, cell)?.focus();
  }

  function toggle({ weekday, start }: Cell) {
    const cell = { weekday, start };
    const open = !isOpen(week[weekday], start);
    onChange(paintCells(week, { from: cell, to: cell, open }, bounds));
  }

  function press(event: KeyboardEvent) {
    const { weekday, start } = current;
    const ranges = week[weekday] ?? [];
    const open = isOpen(ranges, start);
    const put = (next: typeof ranges) =>
      onChange(week.map((before, day) => (day === weekday ? next : before)));
    const next = nextCell(current, event.key, bounds);
    if (event.key === 'Escape' && stroke) setStroke(null);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      put(ranges.filter(({ opens, closes }) => start < opens || start > closes));
    } else if (next) {
      if (event.shiftKey) onChange(paintCells(week, { from: current, to: next, open }, bounds));
      move(next);
    } else return;
    event.preventDefault();
  }

  return (
    <div className="max-sm:hidden">
      <p className="mb-2 text-staff text-ink-3">
        Drag to open or close times. By keyboard: arrows move, Space opens or closes, Shift with an
        arrow extends, Delete removes a range.
      </p>
      <table ref={table} aria-label="Weekly hours" className="hours-grid">
        <thead>
          <tr>
            <td />
            {WEEK.map((weekday) => (
              <th key={weekday} scope="col">
                <abbr title={WEEKDAYS[weekday]}>{WEEKDAYS[weekday]?.slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {startsWithin(bounds).map((start) => (
            <tr key={start}>
              <th scope="row">{cellLabel(start)}</th>
              {WEEK.map((weekday) => (
                <td key={weekday}>
                  <HoursGridCell
                    cell={{ weekday, start }}
                    ranges={drawn[weekday] ?? []}
                    isCurrent={current.weekday === weekday && current.start === start}
                    onFocus={setCurrent}
                    onToggle={() => toggle({ weekday, start })}
                    onKeyDown={press}
                    onPointerDown={begin}
                    onPointerMove={(event) => {
                      const to = stroke && cellUnder(event);
                      if (to) setStroke({ ...stroke, to });
                    }}
                    onPointerUp={(event) => {
                      if (stroke) {
                        // The last move may not be rendered yet.
                        const to = cellUnder(event) ?? stroke.to;
                        onChange(paintCells(week, { ...stroke, to }, bounds));
                      }
                      setStroke(null);
                    }}
                    onPointerCancel={() => setStroke(null)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
