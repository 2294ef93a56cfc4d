import { z } from 'zod';
import { contentTable } from '@/lib/core/cache/change';

export const ENTRIES = [
  'draft',
  'review',
  'scheduled',
  'published',
  'webinar',
  'closing',
  'letter',
] as const;

/** An entry of the content calendar; `at` as the database wrote it. */
export const calendarEntry = z.object({
  entry: z.enum(ENTRIES),
  kind: contentTable,
  id: z.guid(),
  title: z.string(),
  at: z.string(),
  /** True if subscribers are mailed when it goes live. */
  notifies: z.boolean(),
  day: z.iso.date(),
  /** Number of entries on the day; the list may contain fewer. */
  dayTotal: z.number(),
});
export type CalendarEntry = z.output<typeof calendarEntry>;

/** The weeks of a month, each with seven days from Sunday, and their entries. */
export type ContentMonth = { month: string; weeks: string[][]; entries: CalendarEntry[] };
