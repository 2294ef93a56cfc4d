import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';
import { WEEKDAYS } from '@/lib/core/time/weekdays';
import { hoursField, SLOT_BOUNDS } from './form-values';
import { parseRanges } from './hours';

/** Returns the schema of a whole number, typed as text, within limits. */
export const wholeNumber = (least: number, most: number) => {
  const error = `Please enter a whole number from ${least} to ${most}.`;
  return typedText(error)
    .min(1, error)
    .transform(Number)
    .pipe(z.int(error).min(least, error).max(most, error));
};

/** Weekly hours; `opens` and `closes` are 'HH:mm', the first and the last start offered. */
type Hours = { weekday: number; opens: string; closes: string };
/** Adds an error to a field. */
export type Refuse = (field: string, message: string) => void;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Parses the typed ranges of a week, and reports those that are invalid. */
export function parseHours(fields: Record<string, unknown>, refuse: Refuse): Hours[] {
  return WEEKDAYS.flatMap((_, weekday) => {
    const name = hoursField(weekday);
    const { ranges, error } = parseRanges(String(fields[name] ?? ''), SLOT_BOUNDS);
    if (error) refuse(name, error);
    return ranges.map(({ opens, closes }) => ({
      weekday,
      opens: clock(opens),
      closes: clock(closes),
    }));
  });
}
