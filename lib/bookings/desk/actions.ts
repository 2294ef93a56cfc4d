'use server';
import { z } from 'zod';
import { readNearestSlots } from '@/lib/bookings/availability/data';
import { requiresStart } from '@/lib/bookings/statuses';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import type { Leader } from '@/lib/core/auth/guard';
import { log } from '@/lib/core/log';
import { isMailOn } from '@/lib/core/mail/transport';
import { humanize } from '@/lib/core/text/humanize';
import { instantAt } from '@/lib/core/time/wall-clock';
import type { NoticeKey } from '@/lib/notices';
import { readCurrentBooking } from './data';
import {
  type BookingChange,
  bookingChanges,
  bookingForm,
  bookingId,
  bookingIds,
  formerBookings,
  newBookingForm,
  notesForm,
} from './schema';
import * as desk from './writes';

/** Runs a write. A failure on our side is logged and refused with the wording of the spec (section 8). */
async function orRefuse<Result>(refused: NoticeKey, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof ActionFailure) throw error;
    log.error({ err: error }, 'a booking could not be written');
    throw new ActionFailure(refused, {}, { cause: error });
  }
}

const SLOTS = { table: 'consultation_bookings' } as const;

/** Saves the booking form of the drawer (leaders). */
export const updateBooking = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { leader } }) => {
    const edit = parseForm(bookingForm, form);
    await orRefuse('bookingUpdateFailed', async () => {
      if (await desk.updateBooking(leader, edit)) return;
      const current = await readCurrentBooking(leader, edit.id);
      throw staleWriteFailure(current, edit.version, formValues(form));
    });
    return done('bookingUpdated');
  });

/**
 * Adds a booking by hand (leaders). Refused: 'hostIsTaken' if the chosen host has another consultation, otherwise
 * 'bookingTimeTaken' with the nearest free slots.
 */
export const addBooking = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { leader, changed } }) => {
    const input = parseForm(newBookingForm, form);
    const startsAt = instantAt(input.day, input.time);
    const id = await orRefuse('bookingAddFailed', () => desk.addBooking(leader, input, startsAt));
    if (!id) {
      if (input.host) throw new ActionFailure('hostIsTaken', { values: formValues(form) });
      const nearest = await readNearestSlots(startsAt);
      throw new ActionFailure('bookingTimeTaken', { values: formValues(form), nearest });
    }
    changed(SLOTS);
    return done(isMailOn ? 'bookingAdded' : 'bookingAddedUntold', { id });
  });

/** Mails the notes of a completed consultation to its visitor (leaders). Refused: 'notesUnchanged'. */
export const sendNotes = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { leader } }) => {
    const { id, sharedNotes } = parseForm(notesForm, form);
    const isSent = await orRefuse('bookingUpdateFailed', () =>
      desk.sendNotes(leader, id, sharedNotes),
    );
    if (!isSent) throw new ActionFailure('notesUnchanged');
    return done(isMailOn ? 'notesSent' : 'notesNotSent');
  });

function unchangedNotice(change: BookingChange): NoticeKey {
  if ('owner' in change) return 'bookingHasHost';
  if (!('status' in change)) return 'bookingUpdateFailed';
  return requiresStart(change.status) ? 'bookingNotBegun' : 'bookingNotScheduled';
}

/**
 * Closes bookings, sets their owner, or marks them as answered (leaders). `former` is the input of the undo. Refused:
 * 'bookingNotBegun' or 'bookingNotScheduled' if none could be closed, 'bookingHasHost' if all have hosts,
 * 'bookingUpdateFailed' if none was changed.
 */
export const changeBookings = leaderAction
  .inputSchema(bookingChanges)
  .action(async ({ parsedInput: { ids, change }, ctx: { leader, changed } }) => {
    const former = await orRefuse('bookingUpdateFailed', () =>
      desk.changeBookings(leader, ids, change),
    );
    if (former.length === 0) {
      throw new ActionFailure(unchangedNotice(change));
    }
    if ('status' in change) changed(SLOTS);
    return done('bookingUpdated', { former });
  });

/** Undoes a change of `changeBookings` (leaders). Refused: 'bookingsNotReverted' if not all could be reverted. */
export const revertBookings = leaderAction
  .inputSchema(formerBookings)
  .action(async ({ parsedInput: { former }, ctx: { leader, changed } }) => {
    const reverted = await orRefuse('bookingUpdateFailed', () =>
      desk.revertBookings(leader, former),
    );
    changed(SLOTS);
    if (reverted < former.length) throw new ActionFailure('bookingsNotReverted');
    return done('undone');
  });

/** Returns the success notice. Refused: 'bookingSlotConflict', and 'bookingUpdateFailed' if there is nothing to do. */
async function seatAgain(leader: Leader, by: 'reopen_booking' | 'release_booking', id: string) {
  const outcome = await orRefuse('bookingUpdateFailed', () => desk.seatAgain(leader, by, id));
  if (outcome === 'taken') throw new ActionFailure('bookingSlotConflict');
  if (outcome === 'not_found') throw new ActionFailure('bookingUpdateFailed');
  return done(outcome === 'hostless' ? 'bookingHostLost' : 'bookingUpdated');
}

/** Schedules a closed or cancelled booking again, if its time is still free (leaders). */
export const reopenBooking = leaderAction
  .inputSchema(bookingId)
  .action(async ({ parsedInput: { id }, ctx: { leader, changed } }) => {
    const told = await seatAgain(leader, 'reopen_booking', id);
    changed(SLOTS);
    return told;
  });

/** Releases a booking from quarantine if its time is still free, and mails the confirmation (leaders). */
export const releaseBooking = leaderAction
  .inputSchema(bookingId)
  .action(async ({ parsedInput: { id }, ctx: { leader, changed } }) => {
    const told = await seatAgain(leader, 'release_booking', id);
    changed(SLOTS);
    return told;
  });

/** Deletes bookings and frees their times (leaders). Returns the `ids` of the deleted ones. */
export const deleteBookings = leaderAction
  .inputSchema(bookingIds)
  .action(async ({ parsedInput, ctx: { leader, changed } }) => {
    const ids = await orRefuse('bookingDeleteFailed', () =>
      desk.deleteBookings(leader, parsedInput.ids),
    );
    if (ids.length === 0) throw new ActionFailure('bookingDeleteFailed');
    changed(SLOTS);
    return done('bookingDeleted', { ids });
  });

/**
 * Creates a contact from the person of a booking, or links the one with the same email (leaders). `name` is the stage
 * of the contact.
 */
export const convertBooking = leaderAction
  .inputSchema(bookingId)
  .action(async ({ parsedInput: { id }, ctx: { leader } }) => {
    const converted = await orRefuse('bookingUpdateFailed', () => desk.convertBooking(leader, id));
    if (!converted) throw new ActionFailure('bookingUpdateFailed');
    const notice: NoticeKey = converted.isNew ? 'bookingConverted' : 'bookingLinked';
    return done(notice, { name: humanize(converted.stage), clientId: converted.clientId });
  });
