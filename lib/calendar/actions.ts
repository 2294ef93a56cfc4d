'use server';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { leaderAction } from '@/lib/actions/client';
import { ActionFailure } from '@/lib/actions/failure';
import { readNearestSlots } from '@/lib/availability/data';
import { cacheTags } from '@/lib/cache-tags';
import { deliverDueEvents } from '@/lib/outbox/delivery';
import { moveBooking as storeBookingMove, moveTask as storeTaskMove } from './data';
import { moveInput } from './schema';

/**
 * Moves a booking to another time (leaders). Refused: 'bookingSlotConflict' where the time is taken, with
 * the nearest free slots, 'bookingUpdateFailed' where there is no such booking.
 */
export const moveBooking = leaderAction
  .inputSchema(moveInput)
  .action(async ({ parsedInput, ctx }) => {
    const outcome = await storeBookingMove(ctx.leader, parsedInput);
    if (outcome === 'taken') {
      const nearest = await readNearestSlots(new Date(parsedInput.startsAt));
      throw new ActionFailure('bookingSlotConflict', { nearest });
    }
    if (outcome === 'not_found') throw new ActionFailure('bookingUpdateFailed');
    revalidateTag(cacheTags.slots, 'max');
    after(deliverDueEvents);
    return { notice: 'bookingUpdated' as const };
  });

/** Moves a task's due date (leaders). Refused: 'taskNotFound' where no row was changed. */
export const moveTask = leaderAction.inputSchema(moveInput).action(async ({ parsedInput, ctx }) => {
  if (!(await storeTaskMove(ctx.leader, parsedInput))) throw new ActionFailure('taskNotFound');
  return { notice: 'taskUpdated' as const };
});
