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

/** Something that the content calendar shows on a day; `at` as the database writes it. */
export const calendarEntry = z.object({
  entry: z.enum(ENTRIES),
  kind: contentTable,
  id: z.guid(),
  title: z.string(),
  at: z.string(),
  /** Subscribers are mailed when it goes live. */
  notifies: z.boolean(),
  day: z.iso.date(),
  /** Entries of the day, of which not all may be here. */
  dayTotal: z.number(),
});
export type CalendarEntry = z.output<typeof calendarEntry>;

/** The weeks of a month, each with its seven days from Sunday, and what they contain. */
export type ContentMonth = { month: string; weeks: string[][]; entries: CalendarEntry[] };
