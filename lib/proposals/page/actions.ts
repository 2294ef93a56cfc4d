'use server';
import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { anyoneAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { parseForm } from '@/lib/core/actions/form';
import { clientIp } from '@/lib/core/actions/origin';
import { isAcceptanceCode } from '../code';
import { openedProposal, requireStored } from './link-input';
import { codeEntry, codeRequest, declineInput, passageQuestion, seenInput } from './schema';
import * as writes from './writes';

const form = z.instanceof(FormData);

/** Emails a code to the address of the link, to confirm name and checkbox. Works without JavaScript. */
export const requestProposalCode = anyoneAction
  .inputSchema(form)
  .stateAction(async ({ parsedInput }) => {
    const opened = await openedProposal(parsedInput);
    const { version, name } = parseForm(codeRequest, parsedInput);
    const stored = await writes.requestCode(opened.proposal.id, version, name, opened.email);
    requireStored(stored, opened, parsedInput);
    refresh();
    return done('proposalCodeSent');
  });

/** Accepts a proposal with the emailed code. Works without JavaScript; submitting twice accepts once. */
export const acceptProposal = anyoneAction
  .inputSchema(form)
  .stateAction(async ({ parsedInput }) => {
    const opened = await openedProposal(parsedInput);
    const { version, code } = parseForm(codeEntry, parsedInput);
    const { proposal, code: pending } = opened;
    if (version !== opened.version.version) {
      requireStored({ outcome: 'changed', version: opened.version.version }, opened, parsedInput);
    }
    if (!pending && proposal.status === 'sent') throw new ActionFailure('proposalCodeExpired');
    const stored = await writes.storeAcceptance(
      proposal.id,
      pending?.id ?? proposal.id,
      pending !== null && isAcceptanceCode(pending.id, code),
      { ip: await clientIp(), agent: (await headers()).get('user-agent') ?? '' },
    );
    requireStored(stored, opened, parsedInput);
    refresh();
    return done('proposalAccepted');
  });

/** Declines a proposal with a reason. Works without JavaScript. */
export const declineProposal = anyoneAction
  .inputSchema(form)
  .stateAction(async ({ parsedInput }) => {
    const opened = await openedProposal(parsedInput);
    const { version, reason } = parseForm(declineInput, parsedInput);
    const stored = await writes.storeDecline(opened.proposal.id, version, reason);
    requireStored(stored, opened, parsedInput);
    refresh();
    return done('proposalDeclined');
  });

/** Asks a question about a passage. Works without JavaScript. */
export const askAboutProposal = anyoneAction
  .inputSchema(form)
  .stateAction(async ({ parsedInput }) => {
    const opened = await openedProposal(parsedInput);
    const { version, passage, question } = parseForm(passageQuestion, parsedInput);
    const stored = await writes.storeQuestion(opened.proposal.id, version, passage, question);
    requireStored(stored, opened, parsedInput);
    refresh();
    return done('proposalAsked', { passage });
  });

/** Records that a person reads the proposal: the page calls this after ten seconds and a scroll, key press or click. */
export const noteProposalSeen = anyoneAction.inputSchema(form).action(async ({ parsedInput }) => {
  const opened = await openedProposal(parsedInput);
  const { version } = parseForm(seenInput, parsedInput);
  return { seen: await writes.storeSeen(opened.proposal.id, version) };
});
