import { checkTime } from '@/lib/calendar/actions';
import type { Closure, Movable } from '@/lib/calendar/model';
import { type Refusal, sentenceOf } from '@/lib/core/actions/failure';
import { deskNotices } from '@/lib/notices/desk';
import { recordNotices } from '@/lib/notices/records';

export type MovedBooking = { id: string; name: string; startsAt: string };

export const sentence = (refusal: Refusal | undefined) =>
  refusal ? sentenceOf(refusal) : recordNotices.notReached;

type CheckedMove = Pick<Movable, 'visitorTimeZone' | 'others'> & {
  booking: MovedBooking;
  closure: Closure | null;
};

/** Returns what the question shows of a booking as it is stored now, or a refusal. */
export async function checkMove(
  booking: MovedBooking,
  to: Date,
): Promise<CheckedMove | { refusal: string }> {
  const input = { id: booking.id, startsAt: to.toISOString() };
  const answer = await checkTime(input).catch(() => null);
  if (!answer?.data) return { refusal: sentence(answer?.serverError) };
  const { closure, booking: stored } = answer.data;
  if (!stored) return { refusal: deskNotices.bookingNotMovable };
  const { startsAt, visitorTimeZone, others } = stored;
  return { booking: { ...booking, startsAt }, closure, visitorTimeZone, others };
}
