'use server';
import { refresh } from 'next/cache';
import { z } from 'zod';
import { readNearestSlots } from '@/lib/bookings/availability/data';
import { slotInstant } from '@/lib/bookings/availability/slots';
import { done } from '@/lib/core/actions/answer';
import { channelOfForm } from '@/lib/core/actions/channel';
import { anyoneAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { clientIp, queryOfPage } from '@/lib/core/actions/origin';
import { log } from '@/lib/core/log';
import { withinRateLimit } from '@/lib/core/security/rate-limits/data';
import { spamReason } from '@/lib/core/security/spam';
import { formattedMoment } from '@/lib/core/time/business-time';
import type { NoticeKey } from '@/lib/notices';
import { carriedEstimate } from '@/lib/tools/calculator/carried';
import { topicOfUrl } from './about';
import { confirmationOf } from './confirmation';
import { addCourseTitle, changeOwnBooking, findBooking, requestBooking } from './data';
import { hasEssentials } from './essentials';
import { managedBookingId } from './manage-link';
import type { Booking } from './model';
import {
  type BookingInput,
  bookingEnvelopeSchema,
  bookingSchema,
  bookingTimeSchema,
  changeReasonSchema,
} from './schema';

const BOOKINGS_PER_IP = { maxHits: 10, windowSeconds: 3600 };
const CHANGES_PER_BOOKING = { bucket: 'booking-change', maxHits: 20, windowSeconds: 3600 };

/** Returns the refusal of a form with all its values. */
function refuse(notice: NoticeKey, form: FormData, cause?: unknown) {
  return new ActionFailure(notice, { values: formValues(form), nearest: [] }, { cause });
}

/**
 * Returns the refusal of an unavailable time, with the nearest free slots.
 * @param state the response of the database about the free times, if there is one
 */
async function refuseTime(notice: NoticeKey, form: FormData, wanted: Date, state?: unknown) {
  const nearest = await readNearestSlots(wanted, state);
  return new ActionFailure(notice, { values: formValues(form), nearest });
}

/** Without JavaScript a suggested slot is a submit button with the value 'date|time'. */
function preferSuggested(form: FormData) {
  const [date, time] = String(form.get('suggested') ?? '').split('|');
  if (!date || !time) return;
  form.set('date', date);
  form.set('time', time);
  form.delete('suggested');
}

/**
 * Without JavaScript a static page cannot read its URL, but the browser sends it with the form. Values of the form
 * itself take precedence. A form with the visitor's time zone was filled with JavaScript.
 */
async function preferIntentOfUrl(form: FormData) {
  if (form.get('visitorTimeZone')) return;
  const query = await queryOfPage();
  if (!form.get('service')) form.set('service', new URLSearchParams(query).get('service') ?? '');
  if (!form.has('estimate')) form.set('estimate', new URLSearchParams(query).get('estimate') ?? '');
  if (form.has('about')) return;
  const topic = topicOfUrl(query);
  form.set('about', topic?.about ?? '');
  form.set('course', topic?.course ?? '');
}

/** Books a consultation from the public form (spec sections 2, 5, 7, 8). Works without JavaScript. */
export const bookConsultation = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx }) => {
    preferSuggested(form);
    await preferIntentOfUrl(form);
    await addCourseTitle(form);
    const input = parseForm(bookingSchema, form);
    const startsAt = slotInstant(input.date, input.time);
    if (!startsAt || !hasEssentials({ ...input, startsAt })) {
      throw refuse('bookingIncomplete', form);
    }
    const answer = await request(form, input, startsAt);
    if (answer.outcome === 'limited') throw refuse('tooManyAttempts', form);
    if (answer.outcome === 'closed') {
      throw await refuseTime('slotClosed', form, startsAt, answer.state);
    }
    if (answer.outcome === 'taken') throw await refuseTaken(form, startsAt, answer);
    if (answer.outcome !== 'replayed') ctx.changed({ table: 'consultation_bookings' });
    return confirmationOf(answer.booking);
  });

/** Requests the booking from the database. On a failure on our side, logs it and returns the filled form. */
async function request(form: FormData, input: BookingInput, startsAt: Date) {
  const envelope = bookingEnvelopeSchema.parse(formValues(form));
  try {
    return await requestBooking(input, startsAt, {
      ...envelope,
      ip: await clientIp(),
      limit: BOOKINGS_PER_IP,
      estimate: carriedEstimate(envelope.estimate ?? ''),
      channel: await channelOfForm(form),
      quarantineReason: spamReason(envelope, new Date()),
    });
  } catch (error) {
    log.error({ err: error }, 'booking failed');
    throw refuse('bookingFailed', form, error);
  }
}

/** `booking` is the one that an earlier attempt with the same form made; it still exists. */
async function refuseTaken(
  form: FormData,
  wanted: Date,
  { booking: held, state }: { booking: Booking | null; state?: unknown },
) {
  const failure = await refuseTime('slotTaken', form, wanted, state);
  if (!held) return failure;
  return new ActionFailure('slotTakenWhileHolding', {
    ...failure.details,
    held: formattedMoment(new Date(held.preferreddate)),
  });
}

/** Returns the booking of a signed link if it can still be changed. */
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

/** Returns the visitor's reason for the change, if given. */
const reasonOf = (form: FormData) => parseForm(changeReasonSchema, form).reason;

/** Moves the booking of a signed link to another free time; its page then shows the stored one. */
export const rescheduleManagedBooking = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx }) => {
    preferSuggested(form);
    const { date, time } = parseForm(bookingTimeSchema, form);
    const booking = await changeable(form);
    const startsAt = slotInstant(date, time);
    if (!startsAt) throw refuse('slotClosed', form);
    const {
      outcome,
      state,
      name: host,
    } = await changeOwnBooking(booking.id, reasonOf(form), startsAt, formValues(form).agreedHost);
    if (outcome === 'other_host' && host) {
      // Times with the host of the booking; the wanted one only needs another press.
      const nearest = await readNearestSlots(startsAt, state, booking.host?.id);
      throw new ActionFailure('bookingOtherHost', { values: formValues(form), nearest, host });
    }
    if (outcome === 'too_late') throw new ActionFailure('bookingChangeTooLate');
    if (outcome === 'closed') throw await refuseTime('slotClosed', form, startsAt, state);
    if (outcome === 'taken') throw await refuseTime('slotTaken', form, startsAt, state);
    if (outcome !== 'rescheduled') throw new ActionFailure('bookingNotManageable');
    ctx.changed({ table: 'consultation_bookings' });
    refresh();
    return done('bookingRescheduled');
  });

/** Cancels the booking of a signed link and frees its slot. */
export const cancelManagedBooking = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx }) => {
    const booking = await changeable(form);
    const { outcome } = await changeOwnBooking(booking.id, reasonOf(form));
    if (outcome === 'too_late') throw new ActionFailure('bookingChangeTooLate');
    if (outcome !== 'cancelled') throw new ActionFailure('bookingNotManageable');
    ctx.changed({ table: 'consultation_bookings' });
    refresh();
    return done('bookingCancelled');
  });
