import { dayPlus } from '@/lib/core/time/days';
import { SLOT_LABELS } from './slot-labels';

/** A day and the labels of its free slots, in order. Without free slots the list is empty. */
export type OpenDay = { date: string; free: string[] };

/**
 * Packs consecutive days into one short string: the first day, then one number per day as a bit mask of its free slots.
 * The string is short because the page contains everything it passes to the browser twice.
 */
export function packDays(days: readonly OpenDay[]): string {
  const masks = days.map(({ free }) =>
    SLOT_LABELS.reduce((mask, label, index) => mask | (Number(free.includes(label)) << index), 0),
  );
  return [days[0]?.date, ...masks.map((mask) => mask.toString(36))].join(' ');
}

/** Unpacks the output of `packDays`. */
export function unpackDays(packed: string): OpenDay[] {
  const [first = '', ...masks] = packed.split(' ');
  return masks.map((text, offset) => {
    const mask = Number.parseInt(text, 36);
    const free = SLOT_LABELS.filter((_, index) => mask & (1 << index));
    return { date: dayPlus(first, offset), free };
  });
}
