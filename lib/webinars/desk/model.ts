import { z } from 'zod';

/** Result of the database functions that change a webinar. */
export const deskOutcome = z.object({
  outcome: z.string(),
  slug: z.string().optional(),
  begun_at: z.string().nullish(),
  registered: z.number().optional(),
  count: z.number().optional(),
});

export const deskWebinar = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    state: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    durationMinutes: z.number(),
    presenter: z.string(),
    begunAt: z.string().nullable(),
    cancelledAt: z.string().nullable(),
    cancelReason: z.string().nullable(),
    registered: z.number(),
    offered: z.number(),
    waiting: z.number(),
    capacity: z.number().nullable(),
    room: z.object({ joinUrl: z.string() }).nullable(),
  })
  .transform(({ room, ...webinar }) => ({ ...webinar, joinUrl: room?.joinUrl ?? null }));

/** A webinar on its live desk. */
export type DeskWebinar = z.output<typeof deskWebinar>;

export const deskQuestion = z.object({
  id: z.string(),
  question: z.string(),
  votes: z.number(),
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
  hiddenAt: z.string().nullable(),
  by: z.object({ firstName: z.string(), lastName: z.string(), company: z.string().nullable() }),
});
export type DeskQuestion = z.output<typeof deskQuestion>;

export const deskGuest = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  joinedAt: z.string(),
});
export type DeskGuest = z.output<typeof deskGuest>;

export const deskNote = z.object({
  id: z.string(),
  note: z.string(),
  sentAt: z.string(),
  sentTo: z.number(),
});
export type DeskNote = z.output<typeof deskNote>;

/** Everything that the live desk shows. */
export type Desk = {
  webinar: DeskWebinar;
  here: DeskGuest[];
  questions: DeskQuestion[];
  notes: DeskNote[];
};
