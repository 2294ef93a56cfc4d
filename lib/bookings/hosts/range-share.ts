import { SLOT_BOUNDS } from '@/lib/bookings/availability/form-values';

/** Returns the offset and size of a range as shares of a day's slots, for a small chart of the week. */
export function rangeShare(
  { opens, closes }: { opens: number; closes: number },
  { first, last, step } = SLOT_BOUNDS,
): { from: number; size: number } | null {
  const [from, until] = [Math.max(opens, first), Math.min(closes, last) + step];
  const all = last + step - first;
  return until > from ? { from: (from - first) / all, size: (until - from) / all } : null;
}
