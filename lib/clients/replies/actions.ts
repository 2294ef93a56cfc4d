'use server';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { staffAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { requestDelivery } from '@/lib/core/actions/own-endpoints';
import { readReply, readReplyDraft } from './data';
import { replyNotices } from './rules';
import { repliedRecord, replyForm } from './schema';
import { storeReply } from './writes';

/** How long the answer waits for the mail server. */
const MAX_WAIT_MS = 4000;

/**
 * Returns the recipient of a reply and the texts that it can begin with (leaders; the host of a booking). Refused:
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
 * Sends a mail to the person of a record (leaders; the host of a booking). The answer tells the state of the stored
 * event. Refused: field errors, 'replyLimited', 'replyNotFound'.
 */
export const sendReply = staffAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { staff } }) => {
    const input = parseForm(replyForm, form);
    const stored = await storeReply(staff, input);
    const values = formValues(form);
    if (stored === 'limited') throw new ActionFailure('replyLimited', { values });
    if (stored === 'not_found') throw new ActionFailure('replyNotFound', { values });
    await Promise.race([requestDelivery(), setTimeout(MAX_WAIT_MS, undefined, { ref: false })]);
    const reply = await readReply(staff, stored.id);
    if (!reply) throw new ActionFailure('replyNotFound', { values });
    const tone = reply.state === 'delivered' ? ('success' as const) : ('info' as const);
    return { notice: replyNotices[reply.state], tone, name: reply.email };
  });
