'use server';
import { refresh } from 'next/cache';
import { done } from '@/lib/core/actions/answer';
import { editorAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { storeAnswer, storeComment, storeQuestion } from './data';
import { askInput, commentInput, sendBackInput } from './schema';

/**
 * Requests a review of a draft from people who may publish it (editors). Refused: 'reviewAskedBefore', 'recordGone'.
 */
export const askForReview = editorAction
  .inputSchema(askInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const outcome = await storeQuestion(ctx.editorOf(input.table), input);
    if (outcome === 'gone') throw new ActionFailure('recordGone');
    if (outcome === 'asked_before') throw new ActionFailure('reviewAskedBefore');
    refresh();
    return done('reviewAsked');
  });

/** Sends a draft back to its writer with a message (editors who may publish it). Refused: 'reviewOver'. */
export const sendBack = editorAction
  .inputSchema(sendBackInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const isSent = await storeAnswer(ctx.editorOf(input.table, 'publish'), input);
    if (!isSent) throw new ActionFailure('reviewOver');
    return done('reviewSentBack');
  });

/** Comments on a passage of a draft in review (editors). Refused: 'reviewOver'. */
export const commentOnReview = editorAction
  .inputSchema(commentInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const isAdded = await storeComment(ctx.editorOf(input.table), input);
    if (!isAdded) throw new ActionFailure('reviewOver');
    return done('reviewCommented');
  });
