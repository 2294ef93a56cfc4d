import 'server-only';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { type Desk, deskGuest, deskNote, deskQuestion, deskWebinar } from './model';

const MAX_SHOWN = 200;
const MAX_NOTES = 20;

/** Returns the data of a webinar's live desk, or null if the webinar does not exist. */
export async function readDesk(leader: Leader, webinarId: string): Promise<Desk | null> {
  const client = await sessionClient();
  const [webinar, here, questions, notes] = await Promise.all([
    client
      .from('webinars')
      .select(
        'id, slug, title, state, startsAt:starts_at, endsAt:ends_at, durationMinutes:duration_minutes, presenter, begunAt:begun_at, cancelledAt:cancelled_at, cancelReason:cancel_reason, registered:registered_count, offered:offered_count, waiting:waiting_count, capacity, room:webinar_rooms(joinUrl:join_url)',
      )
      .eq('id', webinarId)
      .maybeSingle(),
    client
      .from('webinar_registrations')
      .select('id, firstName:firstname, lastName:lastname, company, joinedAt:joined_at')
      .eq('webinarid', webinarId)
      .is('given_back_at', null)
      .not('joined_at', 'is', null)
      .order('joined_at', { ascending: false })
      .order('id')
      .limit(MAX_SHOWN),
    client
      .from('webinar_questions')
      .select(
        'id, question, votes:votes_count, askedAt:asked_at, answeredAt:answered_at, hiddenAt:hidden_at, by:webinar_registrations!webinar_questions_registration_id_fkey!inner(firstName:firstname, lastName:lastname, company)',
      )
      .eq('webinarid', webinarId)
      .order('votes_count', { ascending: false })
      .order('asked_at')
      .order('id')
      .limit(MAX_SHOWN),
    client
      .from('webinar_notes')
      .select('id, note, sentAt:sent_at, sentTo:sent_to')
      .eq('webinarid', webinarId)
      .order('sent_at', { ascending: false })
      .order('id')
      .limit(MAX_NOTES),
  ]);
  const failed = `${leader.id} could not read a live desk`;
  const found = deskWebinar.nullable().parse(dataOf(webinar, failed));
  return (
    found && {
      webinar: found,
      here: deskGuest.array().parse(dataOf(here, failed)),
      questions: deskQuestion.array().parse(dataOf(questions, failed)),
      notes: deskNote.array().parse(dataOf(notes, failed)),
    }
  );
}
