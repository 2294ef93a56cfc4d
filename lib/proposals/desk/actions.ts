'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction, staffAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { readDealProposal } from '../data';
import {
  answerForm,
  contentOf,
  proposalForm,
  proposalId,
  proposalStep,
  templateForm,
} from './schema';
import { currentDraft } from './values';
import * as writes from './writes';

const form = z.instanceof(FormData);

/**
 * Saves the draft of a deal's proposal (leaders). Fails with field errors, 'proposalNotOpen', 'proposalGone', or
 * 'changedMeanwhile' with the current draft.
 */
export const saveProposal = leaderAction
  .inputSchema(form)
  .action(async ({ parsedInput, ctx: { leader } }) => {
    const input = parseForm(proposalForm, parsedInput);
    const outcome = await writes.storeDraft(leader, input);
    const values = formValues(parsedInput);
    if (outcome === 'changed') {
      const proposal = await readDealProposal(leader, input.deal);
      const current = proposal && currentDraft(input.deal, proposal);
      throw new ActionFailure('changedMeanwhile', { values, ...(current && { current }) });
    }
    if (outcome === 'closed') throw new ActionFailure('proposalNotOpen', { values });
    if (outcome === 'not_found') throw new ActionFailure('proposalGone', { values });
    return done('proposalSaved');
  });

/** Saves the content of a form as a template (leaders). */
export const saveTemplate = leaderAction
  .inputSchema(form)
  .action(async ({ parsedInput, ctx: { leader } }) => {
    const { name, ...input } = parseForm(templateForm, parsedInput);
    await writes.storeTemplate(leader, name, contentOf({ ...input, name }));
    return done('proposalTemplateSaved');
  });

/** Deletes a template (leaders). */
export const removeTemplate = leaderAction
  .inputSchema(proposalId)
  .action(async ({ parsedInput: { id }, ctx: { leader } }) => {
    if (!(await writes.deleteTemplate(leader, id))) throw new ActionFailure('proposalTemplateGone');
    return done('proposalTemplateDeleted');
  });

/** Sends the draft that the leader sees. Fails with 'proposalNotOpen', 'proposalEndsInPast', 'proposalGone'. */
export const sendProposal = leaderAction
  .inputSchema(proposalStep)
  .action(async ({ parsedInput: { id, version }, ctx: { leader } }) => {
    const outcome = await writes.storeSent(leader, id, version);
    if (outcome === 'ended') throw new ActionFailure('proposalEndsInPast');
    if (outcome === 'closed') throw new ActionFailure('proposalNotOpen');
    if (outcome === 'not_found') throw new ActionFailure('proposalGone');
    return done('proposalSent');
  });

/** Withdraws a proposal and its link (leaders). Fails with 'proposalNotOpen'. */
export const withdrawProposal = leaderAction
  .inputSchema(proposalId)
  .action(async ({ parsedInput: { id }, ctx: { leader } }) => {
    const outcome = await writes.storeWithdrawn(leader, id);
    if (outcome === 'closed') throw new ActionFailure('proposalNotOpen');
    return done('proposalWithdrawn');
  });

/** Answers a question (leaders, and the owner of the deal). Fails with 'proposalQuestionTaken', 'proposalNotOpen'. */
export const answerProposalQuestion = staffAction
  .inputSchema(form)
  .action(async ({ parsedInput, ctx: { staff } }) => {
    const { question, answer } = parseForm(answerForm, parsedInput);
    const outcome = await writes.storeAnswer(staff, question, answer);
    if (outcome === 'answered') throw new ActionFailure('proposalQuestionTaken');
    if (outcome === 'closed') throw new ActionFailure('proposalNotOpen');
    return done('proposalQuestionAnswered');
  });
