import type { ComponentProps } from 'react';
import { type HourRange, isOpen, rangesText } from '@/lib/bookings/availability/hours';
import { WEEKDAYS } from '@/lib/core/time/weekdays';
import { type Cell, cellLabel } from './hours-grid-cells';

type HoursGridCellProps = Pick<
  ComponentProps<'button'>,
  'onKeyDown' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
> & {
  cell: Cell;
  ranges: readonly HourRange[];
  /** True for the single cell in the tab order; arrow keys lead to the others (roving tabindex). */
  isCurrent: boolean;
  onFocus: (cell: Cell) => void;
  onToggle: () => void;
};

/** Grid cell for a start time on a weekday, open or closed. */
export function HoursGridCell(props: HoursGridCellProps) {
  const { cell, ranges, isCurrent, onFocus, onToggle, ...handlers } = props;
  const range = ranges.find(({ opens }) => opens === cell.start);
  return (
    <button
      {...handlers}
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-pressed={isOpen(ranges, cell.start)}
      aria-label={`${WEEKDAYS[cell.weekday]} ${cellLabel(cell.start)}`}
      data-weekday={cell.weekday}
      data-start={cell.start}
      data-begins={range ? true : undefined}
      data-ends={ranges.some(({ closes }) => closes === cell.start) || undefined}
      onFocus={() => onFocus(cell)}
      // Clicks from the keyboard and screen readers have detail 0. The grid handles pointer strokes.
      onClick={({ detail }) => {
        if (detail === 0) onToggle();
      }}
    >
      {range && <span aria-hidden>{rangesText([range])}</span>}
    </button>
  );
}
