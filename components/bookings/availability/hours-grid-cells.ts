import type { PointerEvent } from 'react';
import {
  type HourBounds,
  paintRange,
  shortTime,
  type WeekHours,
} from '@/lib/bookings/availability/hours';

/** A start time on a weekday. */
export type Cell = { weekday: number; start: number };

/** Column index of a weekday in a week that begins on Monday. */
const column = (weekday: number) => (weekday + 6) % 7;

/** Returns '9:00' or '13:30'. */
export function cellLabel(start: number): string {
  return start % 60 === 0 ? `${shortTime(start)}:00` : shortTime(start);
}

/** Returns the cell below the pointer. Also works while the pointer is captured. */
export function cellUnder({ clientX, clientY }: PointerEvent): Cell | null {
  const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-start]');
  if (!element) return null;
  return { weekday: Number(element.dataset.weekday), start: Number(element.dataset.start) };
}

export function cellAt(table: HTMLElement | null, { weekday, start }: Cell): HTMLElement | null {
  return (
    table?.querySelector<HTMLElement>(`[data-weekday="${weekday}"][data-start="${start}"]`) ?? null
  );
}

/** Opens or closes every cell in the rectangle between two cells. */
export function paintCells(
  week: WeekHours,
  { from, to, open }: { from: Cell; to: Cell; open: boolean },
  bounds: HourBounds,
): WeekHours {
  const ends = [column(from.weekday), column(to.weekday)];
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  return week.map((ranges, weekday) =>
    left <= column(weekday) && column(weekday) <= right
      ? paintRange(ranges, { from: from.start, to: to.start, open }, bounds)
      : ranges,
  );
}

/** Returns the cell that a navigation key leads to. Null for other keys and at the edge. */
export function nextCell({ weekday, start }: Cell, key: string, bounds: HourBounds): Cell | null {
  const at = column(weekday);
  const day = (place: number) =>
    place < 0 || place > 6 ? null : { weekday: (place + 1) % 7, start };
  const time = (to: number) =>
    to < bounds.first || to > bounds.last ? null : { weekday, start: to };
  if (key === 'ArrowLeft') return day(at - 1);
  if (key === 'ArrowRight') return day(at + 1);
  if (key === 'ArrowUp') return time(start - bounds.step);
  if (key === 'ArrowDown') return time(start + bounds.step);
  if (key === 'Home') return time(bounds.first);
  if (key === 'End') return time(bounds.last);
  return null;
}
