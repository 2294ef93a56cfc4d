import { answerOf } from '@/components/records/answer-of';
import { checkTime } from '@/lib/bookings/move/actions';
import type { Closure, Movable } from '@/lib/bookings/move/model';
import { refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import { deskNotices } from '@/lib/notices/desk';

export type MovedBooking = { id: string; name: string; startsAt: string };

export type CheckedMove = Pick<Movable, 'visitorTimeZone' | 'others' | 'hosts'> & {
  /** As it is stored. */
  booking: MovedBooking & { hostId: string | null };
  /** Why visitors cannot book the wanted time; null if they can. */
  closure: Closure | null;
};

/** The question to the leader. */
export type MoveQuestionFacts = CheckedMove & {
  to: Date;
  /** Host after the move; null for none yet. */
  host: string | null;
  /** The start that the leader saw before someone else moved the booking. */
  seenStart: string | null;
  /** Text of the refusal. */
  refusal: string | null;
  nearest: { date: string; time: string }[];
};

/** Returns what the question shows of a booking as it is stored now, or a refusal. */
export async function checkMove(
  booking: MovedBooking,
  to: Date,
): Promise<CheckedMove | { refusal: string }> {
  const input = { id: booking.id, startsAt: to.toISOString() };
  const answer = await answerOf(checkTime(input));
  if (!answer.data) return { refusal: sentenceOf(refusalIn(answer)) };
  const { closure, booking: stored } = answer.data;
  if (!stored) return { refusal: deskNotices.bookingNotMovable };
  const { startsAt, hostId, ...rest } = stored;
  return { booking: { ...booking, startsAt, hostId }, closure, ...rest };
}
