'use server';
import { refresh } from 'next/cache';
import { z } from 'zod';
import { readAvailability, readNearestSlots } from '@/lib/bookings/availability/data';
import { isOffered } from '@/lib/bookings/availability/rules';
import { slotInstant } from '@/lib/bookings/availability/slots';
import { anyoneAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { clientIp } from '@/lib/core/actions/origin';
import { log } from '@/lib/core/log';
import { withinRateLimit } from '@/lib/core/security/rate-limits/data';
import { spamReason } from '@/lib/core/security/spam';
import { businessDay, businessTime, formattedMoment } from '@/lib/core/time/business-time';
import type { NoticeKey } from '@/lib/notices';
import { cancelBooking, findBooking, moveBooking, storeBooking } from './data';
import { managedBookingId } from './manage-link';
import type { Booking } from './model';
import { googleCalendarLink, hasEssentials } from './rules';
import { bookingEnvelopeSchema, bookingSchema, bookingTimeSchema } from './schema';

const BOOKINGS_PER_IP = { bucket: 'booking', maxHits: 10, windowSeconds: 3600 };
const CHANGES_PER_BOOKING = { bucket: 'booking-change', maxHits: 20, windowSeconds: 3600 };

/** Refuses a form and hands back all that was typed, with the nearest free slots where a time was lost. */
async function refuse(notice: NoticeKey, form: FormData, wanted: Date | null, cause?: unknown) {
  const nearest = wanted ? await readNearestSlots(wanted) : [];
  return new ActionFailure(notice, { values: formValues(form), nearest }, { cause });
}

/** Without JavaScript a suggested slot is a submit button that carries 'date|time'. */
function preferSuggested(form: FormData) {
  const [date, time] = String(form.get('suggested') ?? '').split('|');
  if (!date || !time) return;
  form.set('date', date);
  form.set('time', time);
  form.delete('suggested');
}

/** Books a consultation from the public form (spec sections 2, 5, 7, 8). Works without JavaScript. */
export const bookConsultation = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx }) => {
    preferSuggested(form);
    const input = parseForm(bookingSchema, form);
    const envelope = bookingEnvelopeSchema.parse(formValues(form));
    const startsAt = slotInstant(input.date, input.time);
    if (!startsAt || !hasEssentials({ ...input, startsAt })) {
      throw await refuse('bookingIncomplete', form, null);
    }
    const now = new Date();
    const booked = await attempt(form, async () => {
      if (!(await withinRateLimit(BOOKINGS_PER_IP, await clientIp()))) {
        throw await refuse('tooManyAttempts', form, null);
      }
      if (!isOffered(await readAvailability(), input.date, input.time, now)) {
        throw await refuse('slotClosed', form, startsAt);
      }
      return storeBooking(input, startsAt, {
        ...envelope,
        quarantineReason: spamReason(envelope, now),
      });
    });
    if (booked.outcome === 'taken') throw await refuseTaken(form, startsAt, booked.booking);
    if (booked.outcome !== 'replayed') ctx.changed({ table: 'consultation_bookings' });
    return { ...confirmation(booked.booking), isHeld: booked.outcome === 'quarantined' };
  });

/** Returns the booking as its visitor sees it: as it is stored, never as it was typed. */
function confirmation(booking: Booking) {
  const startsAt = new Date(booking.preferreddate);
  return {
    id: booking.id,
    email: booking.email,
    startsAt: startsAt.toISOString(),
    moment: formattedMoment(startsAt),
    calendarUrl: googleCalendarLink({
      firstName: booking.firstname,
      company: booking.company ?? '',
      day: businessDay(startsAt),
      time: businessTime(startsAt),
      message: booking.projectdescription ?? '',
    }),
  };
}

/** @param held the booking that an earlier attempt with the same form made, and still holds */
async function refuseTaken(form: FormData, wanted: Date, held: Booking | null) {
  const { details } = await refuse('slotTaken', form, wanted);
  if (!held) return new ActionFailure('slotTaken', details);
  return new ActionFailure('slotTakenWhileHolding', {
    ...details,
    held: formattedMoment(new Date(held.preferreddate)),
  });
}

/** Runs the write; a failure on our side is logged and hands the filled form back. */
async function attempt<Result>(form: FormData, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ActionFailure) throw error;
    log.error({ err: error }, 'booking failed');
    throw await refuse('bookingFailed', form, null, error);
  }
}

/** Returns the booking that a signed link opens, if it can still be changed. */
async function changeable(form: FormData) {
  const id = managedBookingId(formValues(form).token ?? '');
  if (!id) throw new ActionFailure('manageLinkInvalid');
  if (!(await withinRateLimit(CHANGES_PER_BOOKING, id))) throw new ActionFailure('tooManyAttempts');
  const booking = await findBooking(id);
  if (booking?.status !== 'scheduled' || new Date(booking.preferreddate) < new Date()) {
    throw new ActionFailure('bookingNotManageable');
  }
  return booking;
}

/** Moves the booking of a signed link to another free time; its page then shows the stored one. */
export const rescheduleManagedBooking = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx }) => {
    preferSuggested(form);
    const { date, time } = parseForm(bookingTimeSchema, form);
    const booking = await changeable(form);
    const startsAt = slotInstant(date, time);
    if (!startsAt || !isOffered(await readAvailability(), date, time, new Date())) {
      throw await refuse('slotClosed', form, startsAt);
    }
    const outcome = await moveBooking(booking.id, startsAt);
    if (outcome === 'taken') throw await refuse('slotTaken', form, startsAt);
    if (outcome !== 'rescheduled') throw new ActionFailure('bookingNotManageable');
    ctx.changed({ table: 'consultation_bookings' });
    refresh();
    return { notice: 'bookingRescheduled' as const };
  });

/** Cancels the booking of a signed link and frees its slot. */
export const cancelManagedBooking = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx }) => {
    const booking = await changeable(form);
    if ((await cancelBooking(booking.id)) !== 'cancelled') {
      throw new ActionFailure('bookingNotManageable');
    }
    ctx.changed({ table: 'consultation_bookings' });
    refresh();
    return { notice: 'bookingCancelled' as const };
  });
