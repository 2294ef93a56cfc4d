import { answerOf } from '@/components/records/answer-of';
import { checkTime } from '@/lib/bookings/move/actions';
import type { Closure, Movable } from '@/lib/bookings/move/model';
import { refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import { deskNotices } from '@/lib/notices/desk';

export type MovedBooking = { id: string; name: string; startsAt: string };

export type CheckedMove = Pick<Movable, 'visitorTimeZone' | 'others' | 'hosts'> & {
  /** The booking as it is stored now. */
  booking: MovedBooking & { hostId: string | null };
  /** Why visitors cannot book the requested time; null if they can. */
  closure: Closure | null;
};

/** Data of the confirmation dialog. */
export type MoveQuestionFacts = CheckedMove & {
  to: Date;
  /** Id of the host after the move; null if none is assigned. */
  host: string | null;
  /** Start time that was on screen before another person moved the booking; null if no one did. */
  seenStart: string | null;
  /** Error message; null if there is none. */
  refusal: string | null;
  nearest: { date: string; time: string }[];
};

/** Returns the data of the confirmation dialog from the stored booking, or a refusal. */
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
