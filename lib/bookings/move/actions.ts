'use server';
import { readNearestSlots } from '@/lib/bookings/availability/data';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { readClosure, readMovable, storeMove } from './data';
import { bookingMove, wantedTime } from './schema';

/**
 * Returns why no consultations are offered at a time (leaders); `closure` is null if they are. With `id`, also returns
 * the stored booking, or null if it is no longer scheduled.
 */
export const checkTime = leaderAction
  .inputSchema(wantedTime)
  .action(async ({ parsedInput: { startsAt, id }, ctx: { leader } }) => {
    const [closure, booking] = await Promise.all([
      readClosure(leader, new Date(startsAt)),
      id ? readMovable(leader, id, new Date(startsAt)) : undefined,
    ]);
    return { closure, booking };
  });

const refusals = {
  past: 'bookingMovePast',
  changed: 'bookingMovedMeanwhile',
  not_found: 'bookingUpdateFailed',
} as const;

/**
 * Moves a booking to another time and notifies the visitor if the leader wants it (leaders). Refused:
 * 'bookingMovePast', 'bookingMoveClosed' outside the hours unless `evenIfClosed`, 'hostIsTaken' if the chosen host has
 * another consultation, otherwise 'bookingSlotConflict' with the nearest free slots, 'bookingMovedMeanwhile',
 * 'bookingUpdateFailed' if no booking is scheduled. `host` is the name of the stored host, null without one.
 */
export const moveBooking = leaderAction
  .inputSchema(bookingMove)
  .action(async ({ parsedInput: move, ctx: { leader, changed } }) => {
    const startsAt = new Date(move.startsAt);
    if (startsAt < new Date()) throw new ActionFailure('bookingMovePast');
    if (!move.evenIfClosed && (await readClosure(leader, startsAt))) {
      throw new ActionFailure('bookingMoveClosed');
    }
    const answer = await storeMove(leader, move);
    if (answer.outcome === 'taken') {
      if (move.host) throw new ActionFailure('hostIsTaken');
      throw new ActionFailure('bookingSlotConflict', { nearest: await readNearestSlots(startsAt) });
    }
    if (answer.outcome !== 'rescheduled') throw new ActionFailure(refusals[answer.outcome]);
    changed({ table: 'consultation_bookings' });
    return done('bookingUpdated', { host: answer.host?.name ?? null });
  });
