'use server';
import { refresh } from 'next/cache';
import { z } from 'zod';
import { noteAccessLinkUse } from '@/lib/core/access-links/data';
import { done } from '@/lib/core/actions/answer';
import { anyoneAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { parseForm } from '@/lib/core/actions/form';
import { openedHeldPlace } from '../place/link-input';
import { readPlaceLink } from '../place/place-link';
import { questionSchema, voteSchema } from './schema';
import { joinRoom, noteView, storeQuestion, storeVote } from './writes';

const form = z.instanceof(FormData);

const REFUSED = {
  early: 'webinarTooEarly',
  no_room: 'webinarNoRoom',
  over: 'webinarOver',
  gone: 'placeLinkInvalid',
} as const;

/**
 * Records attendance and returns the room. Works without JavaScript: the answer links to the room. Fails with
 * 'placeLinkInvalid', 'webinarTooEarly', 'webinarNoRoom', 'webinarOver'.
 */
export const joinWebinar = anyoneAction.inputSchema(form).stateAction(async ({ parsedInput }) => {
  const { place, values } = await openedHeldPlace(parsedInput);
  const joined = await joinRoom(place.id);
  if (joined.outcome !== 'joined') throw new ActionFailure(REFUSED[joined.outcome]);
  const link = await readPlaceLink(values.token ?? '');
  if (link?.linkId) await noteAccessLinkUse(link.linkId, false);
  return { room: joined.room };
});

/** Asks a question. Fails with 'placeLinkInvalid', 'formHasErrors', 'webinarAskedEnough', 'webinarOver'. */
export const askWebinarQuestion = anyoneAction
  .inputSchema(form)
  .stateAction(async ({ parsedInput }) => {
    const { place } = await openedHeldPlace(parsedInput);
    const { question } = parseForm(questionSchema, parsedInput);
    const outcome = await storeQuestion(place.id, question);
    if (outcome === 'enough') throw new ActionFailure('webinarAskedEnough');
    if (outcome !== 'asked') throw new ActionFailure('webinarOver');
    refresh();
    return done('webinarAsked');
  });

/** Votes for a question, or withdraws the vote. Fails with 'placeLinkInvalid', 'webinarQuestionClosed'. */
export const voteForQuestion = anyoneAction
  .inputSchema(form)
  .stateAction(async ({ parsedInput }) => {
    const { place } = await openedHeldPlace(parsedInput);
    const vote = parseForm(voteSchema, parsedInput);
    const outcome = await storeVote(place.id, vote.question, vote.votes === 'yes');
    if (outcome === 'closed') throw new ActionFailure('webinarQuestionClosed');
    refresh();
    return done(outcome === 'voted' ? 'webinarVoted' : 'webinarVoteWithdrawn');
  });

/** Counts a view of the recording after one minute of playback. */
export const noteRecordingView = anyoneAction.inputSchema(form).action(async ({ parsedInput }) => {
  const { place } = await openedHeldPlace(parsedInput);
  await noteView(place.id);
  return { counted: true };
});
