import { formattedDate } from '@/lib/core/time/business-time';
import { dayPlus } from '@/lib/core/time/days';
import { instantAt } from '@/lib/core/time/wall-clock';

export type Holiday = { day: string; name: string };

/** Groups consecutive days with the same name into spans. */
export function holidayGroups(
  holidays: readonly Holiday[],
): { first: string; last: string; name: string }[] {
  const groups: { first: string; last: string; name: string }[] = [];
  for (const { day, name } of holidays) {
    const before = groups.at(-1);
    if (before && before.name === name && dayPlus(before.last, 1) === day) before.last = day;
    else groups.push({ first: day, last: day, name });
  }
  return groups;
}

const named = (day: string) => formattedDate(instantAt(day, '12:00'));

/** Returns 'Friday, December 25, 2026' for a single day, or the first and last day of a span. */
export function spanText(first: string, last: string): string {
  return first === last ? named(first) : `${named(first)} – ${named(last)}`;
}
