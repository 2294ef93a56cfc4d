import { z } from 'zod';
import { drawingOf } from '@/lib/drawings';
import { chapter } from '../model';

const placeWebinar = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    drawing: z.string().transform(drawingOf),
    startsAt: z.string(),
    durationMinutes: z.number(),
    presenter: z.string(),
    presenterRole: z.string().nullable(),
    state: z.string(),
    begunAt: z.string().nullable(),
    cancelledAt: z.string().nullable(),
    cancelReason: z.string().nullable(),
    capacity: z.number().nullable(),
    registered: z.number(),
    offered: z.number(),
    recordingUrl: z.string().nullable(),
    slidesUrl: z.string().nullable(),
    videoId: z.string().nullable(),
    chapters: z.array(chapter),
    room: z.object({ id: z.string() }).nullable(),
  })
  .transform(({ room, ...webinar }) => ({ ...webinar, hasRoom: room !== null }));

/** A webinar as shown on a private page; the URL of its room is only returned on joining. */
export type PlaceWebinar = z.output<typeof placeWebinar>;

/** A registrant's place, or one that was given back. */
export const heldPlace = z.object({
  id: z.string(),
  firstName: z.string(),
  timeZone: z.string().nullable(),
  registeredAt: z.string(),
  givenBackAt: z.string().nullable(),
  joinedAt: z.string().nullable(),
  webinar: placeWebinar,
});
export type HeldPlace = z.output<typeof heldPlace>;

/** An entry on a waiting list. */
export const waitingPlace = z.object({
  id: z.string(),
  firstName: z.string(),
  timeZone: z.string().nullable(),
  status: z.enum(['waiting', 'offered', 'taken', 'lapsed', 'left']),
  offerEndsAt: z.string().nullable(),
  registrationId: z.string().nullable(),
  webinar: placeWebinar,
});
export type WaitingPlace = z.output<typeof waitingPlace> & {
  /** Position from 1; 0 for people who are not waiting. */
  position: number;
};

/** A question as registrants see it, without the name of the person who asked. */
export type PlaceQuestion = {
  id: string;
  question: string;
  votes: number;
  isAnswered: boolean;
  isOwn: boolean;
  hasVoted: boolean;
};

/** Person and webinar of a private link. */
export type Place =
  | { kind: 'held'; place: HeldPlace; questions: PlaceQuestion[] }
  | { kind: 'waiting'; place: WaitingPlace };
