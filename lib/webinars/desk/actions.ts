'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { recordId } from '@/lib/core/text/record-id';
import { countTold, readRegistrants } from '../changes/data';
import { cancellationSchema, noteSchema, questionStep, webinarMove } from './schema';
import {
  storeBegun,
  storeCancelled,
  storeNote,
  storeQuestionStep,
  storeWebinarMove,
} from './writes';

/** Marks a webinar as begun, or undoes this; its public page shows it immediately. Fails with 'webinarNotOnAir'. */
export const beginWebinar = leaderAction
  .inputSchema(z.object({ webinarId: recordId, begun: z.boolean() }))
  .action(async ({ parsedInput: { webinarId, begun }, ctx }) => {
    const { outcome, slug, begun_at } = await storeBegun(ctx.leader, webinarId, begun);
    if (outcome !== 'stored' || !slug) throw new ActionFailure('webinarNotOnAir');
    ctx.changed({ table: 'webinars', slug });
    return done(begun_at ? 'webinarBegunSaid' : 'webinarBegunTakenBack');
  });

/** Cancels a webinar and notifies everyone; its page shows the reason. Fails with 'webinarNotCancellable'. */
export const cancelWebinar = leaderAction
  .inputSchema(cancellationSchema)
  .action(async ({ parsedInput: { webinarId, reason }, ctx }) => {
    const { outcome, slug, registered } = await storeCancelled(ctx.leader, webinarId, reason);
    if (outcome !== 'cancelled' || !slug) throw new ActionFailure('webinarNotCancellable');
    ctx.changed({ table: 'webinars', slug });
    return done('webinarCancelledTold', { count: registered ?? 0 });
  });

/** Restores a cancelled webinar, and notifies everyone. Fails with 'webinarNotCancellable'. */
export const restoreWebinar = leaderAction
  .inputSchema(z.object({ webinarId: recordId }))
  .action(async ({ parsedInput: { webinarId }, ctx }) => {
    const { outcome, slug } = await storeCancelled(ctx.leader, webinarId, '');
    if (outcome !== 'restored' || !slug) throw new ActionFailure('webinarNotCancellable');
    ctx.changed({ table: 'webinars', slug });
    return done('webinarRestoredTold');
  });

/** Emails a note to all registrants. Fails with 'webinarNoteUnchanged', 'webinarNoteClosed'. */
export const sendNote = leaderAction
  .inputSchema(noteSchema)
  .action(async ({ parsedInput: { webinarId, note }, ctx }) => {
    const { outcome, count } = await storeNote(ctx.leader, webinarId, note);
    if (outcome === 'unchanged') throw new ActionFailure('webinarNoteUnchanged');
    if (outcome !== 'sent') throw new ActionFailure('webinarNoteClosed');
    return done('webinarNoteSent', { count: count ?? 0 });
  });

const stepNotices = {
  answer: 'questionAnswered',
  reopen: 'questionReopened',
  hide: 'questionHidden',
  show: 'questionShown',
} as const;

/** Marks a question as answered or hidden, or undoes this. Fails with 'questionGone'. */
export const moveQuestion = leaderAction
  .inputSchema(questionStep)
  .action(async ({ parsedInput, ctx }) => {
    if (!(await storeQuestionStep(ctx.leader, parsedInput)))
      throw new ActionFailure('questionGone');
    return done(stepNotices[parsedInput.step]);
  });

/** Returns the number of people to notify about a new start time of a webinar (leaders). */
export const askWebinarMove = leaderAction
  .inputSchema(webinarMove.pick({ id: true, startsAt: true }))
  .action(async ({ parsedInput: { id, startsAt }, ctx }) =>
    readRegistrants(ctx.leader, [id], { starts_at: startsAt }),
  );

/**
 * Moves a webinar, and emails registrants if the leader chose so. Fails with 'webinarIntoPast',
 * 'webinarMovedMeanwhile'.
 */
export const moveWebinar = leaderAction
  .inputSchema(webinarMove)
  .action(async ({ parsedInput, ctx }) => {
    const stored = await storeWebinarMove(ctx.leader, parsedInput);
    if (!stored) throw new ActionFailure('webinarMovedMeanwhile');
    if ('refused' in stored) throw new ActionFailure('webinarIntoPast');
    ctx.changed({ table: 'webinars', slug: stored.slug });
    const told = await countTold(ctx.leader, [stored]);
    return done(told > 0 ? 'webinarMovedAndTold' : 'webinarMoved', { count: told });
  });
