import { dayPlus } from '@/lib/core/time/days';
import { SLOT_LABELS } from './slot-labels';

/** A day and the labels of its free slots, in order. A day without free slots has an empty list. */
export type OpenDay = { date: string; free: string[] };

/**
 * Returns days that follow each other as one short string, because a page contains what it passes to the browser twice:
 * the first day, then one number for each day, whose bits are the free slots.
 */
export function packDays(days: readonly OpenDay[]): string {
  const masks = days.map(({ free }) =>
    SLOT_LABELS.reduce((mask, label, index) => mask | (Number(free.includes(label)) << index), 0),
  );
  return [days[0]?.date, ...masks.map((mask) => mask.toString(36))].join(' ');
}

/** Returns the days of `packDays`. */
export function unpackDays(packed: string): OpenDay[] {
  const [first = '', ...masks] = packed.split(' ');
  return masks.map((text, offset) => {
    const mask = Number.parseInt(text, 36);
    const free = SLOT_LABELS.filter((_, index) => mask & (1 << index));
    return { date: dayPlus(first, offset), free };
  });
}
