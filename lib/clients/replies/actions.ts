'use server';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { staffAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { requestDelivery } from '@/lib/core/actions/own-endpoints';
import type { Staff } from '@/lib/core/auth/guard';
import { readReply, readReplyDraft } from './data';
import type { Reply } from './model';
import { replyNotices } from './rules';
import { repliedRecord, replyForm } from './schema';
import { storeReply } from './writes';

/** Longest wait for the mail server, and interval between checks (ms). */
const MAX_WAIT_MS = 4000;
const POLL_MS = 100;

/** Triggers the delivery of a reply and returns the reply once its event is settled, or after `MAX_WAIT_MS`. */
async function deliveredReply(staff: Staff, id: string): Promise<Reply | null> {
  const deadline = Date.now() + MAX_WAIT_MS;
  await requestDelivery();
  for (;;) {
    const reply = await readReply(staff, id);
    if (reply?.state !== 'pending' || Date.now() > deadline) return reply;
    await setTimeout(POLL_MS);
  }
}

/**
 * Returns the recipient of a reply and its possible initial texts (leaders; the host of a booking). Refused:
 * 'replyNotFound'.
 */
export const prepareReply = staffAction
  .inputSchema(repliedRecord)
  .action(async ({ parsedInput: { kind, record }, ctx: { staff } }) => {
    const draft = await readReplyDraft(staff, kind, record);
    if (!draft) throw new ActionFailure('replyNotFound');
    return draft;
  });

/**
 * Sends an email to the person of a record (leaders; the host of a booking). Returns the state of the stored event.
 * Refused: field errors, 'replyLimited', 'replyNotFound'.
 */
export const sendReply = staffAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { staff } }) => {
    const input = parseForm(replyForm, form);
    const stored = await storeReply(staff, input);
    const values = formValues(form);
    if (stored === 'limited') throw new ActionFailure('replyLimited', { values });
    if (stored === 'not_found') throw new ActionFailure('replyNotFound', { values });
    const reply = await deliveredReply(staff, stored.id);
    if (!reply) throw new ActionFailure('replyNotFound', { values });
    const tone = reply.state === 'delivered' ? 'success' : 'info';
    return done(replyNotices[reply.state], { tone, name: reply.email });
  });
