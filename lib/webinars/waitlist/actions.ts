'use server';
import { refresh } from 'next/cache';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { anyoneAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { openedPlace } from '../place/link-input';
import { pressWaiting } from './data';

const form = z.instanceof(FormData);

/** Opens the waiting list entry of a private link. Returns null for a person who already has a place. */
async function waitingEntry(data: FormData) {
  const opened = await openedPlace(data);
  return opened.kind === 'waiting' ? opened.place : null;
}

/**
 * Takes the place reserved for a person, or in the last half hour any free place. Works without JavaScript. Fails with
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
    // Also after a failure, to show the current state.
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

/**
 * Leaves the waiting list; a reserved place is offered to the next person. Works without JavaScript. Fails with
 * 'placeLinkInvalid'.
 */
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

/** Moves a person with an expired offer to the end of the list. Fails with 'placeLinkInvalid', 'webinarClosed'. */
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
