import 'server-only';
import { z } from 'zod';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { type HeldPlace, heldPlace, type Place, type PlaceQuestion, waitingPlace } from './model';
import { readPlaceLink } from './place-link';

const WEBINAR =
  'id, slug, title, description, drawing, startsAt:starts_at, durationMinutes:duration_minutes, presenter, presenterRole:presenter_role, state, begunAt:begun_at, cancelledAt:cancelled_at, cancelReason:cancel_reason, capacity, registered:registered_count, offered:offered_count, recordingUrl:recording_url, slidesUrl:slides_url, videoId:video_id, chapters, room:webinar_rooms(id:webinar_id)';

const MAX_QUESTIONS = 100;

const questionRow = z.object({
  id: z.string(),
  question: z.string(),
  votes: z.number(),
  answeredAt: z.string().nullable(),
  hiddenAt: z.string().nullable(),
  registrationId: z.string(),
});

async function readHeld(id: string): Promise<HeldPlace | null> {
  const answer = await serviceClient()
    .from('webinar_registrations')
    .select(
      `id, firstName:firstname, timeZone:visitor_time_zone, registeredAt:registrationdate, givenBackAt:given_back_at, joinedAt:joined_at, webinar:webinars!webinar_registrations_webinarid_fkey!inner(${WEBINAR})`,
    )
    .eq('id', id)
    .maybeSingle();
  return heldPlace.nullable().parse(dataOf(answer, 'The place of a registrant cannot be read'));
}

/** Returns the questions visible to registrants, most votes first, and the registrant's own. */
async function listQuestions({ id, webinar }: HeldPlace): Promise<PlaceQuestion[]> {
  const client = serviceClient();
  const [asked, voted] = await Promise.all([
    client
      .from('webinar_questions')
      .select(
        'id, question, votes:votes_count, answeredAt:answered_at, hiddenAt:hidden_at, registrationId:registration_id',
      )
      .eq('webinarid', webinar.id)
      .order('votes_count', { ascending: false })
      .order('asked_at')
      .order('id')
      .limit(MAX_QUESTIONS),
    client
      .from('webinar_question_votes')
      .select('questionId:question_id')
      .eq('registration_id', id)
      .limit(MAX_QUESTIONS),
  ]);
  const votes = new Set(dataOf(voted, 'Votes cannot be read').map(({ questionId }) => questionId));
  const rows = questionRow.array().parse(dataOf(asked, 'Questions cannot be read'));
  return rows
    .filter(({ hiddenAt, registrationId }) => hiddenAt === null || registrationId === id)
    .map((row) => ({
      id: row.id,
      question: row.question,
      votes: row.votes,
      isAnswered: row.answeredAt !== null,
      isOwn: row.registrationId === id,
      hasVoted: votes.has(row.id),
    }));
}

async function readWaiting(id: string): Promise<Place | null> {
  const client = serviceClient();
  const [answer, counted] = await Promise.all([
    client
      .from('webinar_waitlist')
      .select(
        `id, firstName:firstname, timeZone:visitor_time_zone, status, offerEndsAt:offer_ends_at, registrationId:registration_id, webinar:webinars!webinar_waitlist_webinarid_fkey!inner(${WEBINAR})`,
      )
      .eq('id', id)
      .maybeSingle(),
    client.rpc('waiting_position', { entry: id }),
  ]);
  const place = waitingPlace
    .nullable()
    .parse(dataOf(answer, 'A place in a waiting list cannot be read'));
  if (!place) return null;
  if (place.registrationId) return readHeldPlace(place.registrationId);
  const position = dataOf(counted, 'A position in a waiting list cannot be read');
  return { kind: 'waiting', place: { ...place, position } };
}

async function readHeldPlace(id: string): Promise<Place | null> {
  const place = await readHeld(id);
  return place && { kind: 'held', place, questions: await listQuestions(place) };
}

/**
 * Returns the registration or waiting list entry of a private link, or null if the link is forged, revoked or expired,
 * or the person was removed. Does not change anything, because mail scanners open links.
 */
export async function readPlace(token: string): Promise<Place | null> {
  const link = await readPlaceLink(token);
  if (!link) return null;
  return (await readHeldPlace(link.subjectId)) ?? readWaiting(link.subjectId);
}
