import { z } from 'zod';
import { instant } from '@/lib/core/time/instant';
import { videoSummary } from '@/lib/core/video/summary';
import { drawingOf } from '@/lib/drawings';

const summaryColumns = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  startsAt: z.string(),
  durationMinutes: z.number(),
  presenter: z.string(),
  presenterRole: z.string().nullable(),
  attendees: z.number(),
  registered: z.number(),
  offered: z.number(),
  waiting: z.number(),
  capacity: z.number().nullable(),
  begunAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  cancelReason: z.string().nullable(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  drawing: z.string().transform(drawingOf),
  tags: z.array(z.string()),
  recordingUrl: z.string().nullable(),
  slidesUrl: z.string().nullable(),
  videoId: z.string().nullable(),
  video: videoSummary.nullable(),
  updatedAt: instant,
});

/** Adds this site's registrations to the stored number of attendees. */
function withAttendees<Row extends z.output<typeof summaryColumns>>(row: Row) {
  return { ...row, attendees: row.attendees + row.registered };
}

/** A chapter of a written recording: its first minute, its slide, and the spoken text (markdown). */
export const chapter = z.object({
  minute: z.number().int().min(0),
  title: z.string().min(1).max(80),
  points: z.array(z.string().min(1).max(100)).max(6),
  said: z.string().max(6000),
});
export type Chapter = z.output<typeof chapter>;

/** A webinar on a card. */
export const webinarSummary = summaryColumns.transform(withAttendees);
export type WebinarSummary = z.output<typeof webinarSummary>;

/** Columns that decide whether a webinar has a recording page: its videos, and the title of its first chapter. */
export const listedRecording = z.object({
  slug: z.string(),
  updatedAt: z.string(),
  recordingUrl: z.string().nullable(),
  videoId: z.string().nullable(),
  chapter: z.string().nullable(),
});

/** A webinar with all content of its pages; `body` is markdown. */
export const webinar = summaryColumns
  .extend({
    body: z.string(),
    chapters: z.array(chapter),
    publishedAt: z.string().nullable(),
    createdAt: z.string(),
    sequence: z.number(),
    seoTitle: z.string().nullable(),
    seoDescription: z.string().nullable(),
  })
  .transform(withAttendees);
export type Webinar = z.output<typeof webinar>;

/**
 * A webinar as used in emails. They never contain the URL of its room: the registrant opens it from their private page.
 */
export const guestWebinar = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  startsAt: z.string(),
  durationMinutes: z.number(),
  presenter: z.string(),
  cancelReason: z.string().nullable(),
  recordingUrl: z.string().nullable(),
  video: videoSummary.nullable(),
  slidesUrl: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  sequence: z.number(),
});
export type GuestWebinar = z.output<typeof guestWebinar>;
