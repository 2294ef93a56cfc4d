'use server';
import { refresh } from 'next/cache';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { anyoneAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { openedPlace } from '../place/link-input';
import { pressWaiting } from './data';

const form = z.instanceof(FormData);

/** Opens the private page of a person on the waiting list. Someone who has a place by now is done, whatever they pressed. */
async function waitingEntry(data: FormData) {
  const opened = await openedPlace(data);
  return opened.kind === 'waiting' ? opened.place : null;
}

/**
 * Takes the place that is held for someone, or in the last half hour a free one. Works without JavaScript. Refused:
 * 'placeLinkInvalid', 'webinarFullStays', 'webinarOfferLapsed', 'webinarClosed'.
 */
export const takePlace = anyoneAction
  .inputSchema(form)
  .stateAction(async ({ parsedInput, ctx }) => {
    const entry = await waitingEntry(parsedInput);
    if (!entry) {
      refresh();
      return done('webinarTaken');
    }
    const { outcome, slug } = await pressWaiting('take_waiting_place', entry.id);
    if (slug) ctx.changed({ table: 'webinars', slug });
    // A refusal shows the place as it is now, too.
    refresh();
    switch (outcome) {
      case 'taken':
        return done('webinarTaken');
      case 'lapsed':
      case 'left':
        throw new ActionFailure('webinarOfferLapsed');
      case 'closed':
        throw new ActionFailure('webinarClosed');
      case 'gone':
        throw new ActionFailure('placeLinkInvalid');
      default:
        throw new ActionFailure('webinarFullStays');
    }
  });

/** Leaves the waiting list; a place that was held goes to the next. Works without JavaScript. Refused: 'placeLinkInvalid'. */
export const leaveWaitlist = anyoneAction
  .inputSchema(form)
  .stateAction(async ({ parsedInput, ctx }) => {
    const entry = await waitingEntry(parsedInput);
    const answer = entry && (await pressWaiting('leave_waitlist', entry.id));
    if (answer?.outcome !== 'left') throw new ActionFailure('placeLinkInvalid');
    if (answer.slug) ctx.changed({ table: 'webinars', slug: answer.slug });
    refresh();
    return done('webinarLeft');
  });

/** Puts someone whose offer has ended at the end of the list. Refused: 'placeLinkInvalid', 'webinarClosed'. */
export const waitAgain = anyoneAction
  .inputSchema(form)
  .stateAction(async ({ parsedInput, ctx }) => {
    const entry = await waitingEntry(parsedInput);
    const answer = entry && (await pressWaiting('wait_again', entry.id));
    if (answer?.outcome === 'closed') throw new ActionFailure('webinarClosed');
    if (answer?.outcome !== 'waiting' && answer?.outcome !== 'offered') {
      throw new ActionFailure('placeLinkInvalid');
    }
    if (answer.slug) ctx.changed({ table: 'webinars', slug: answer.slug });
    refresh();
    return done('webinarWaitsAgain');
  });
