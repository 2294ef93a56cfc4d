'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { channelOfForm } from '@/lib/core/actions/channel';
import { anyoneAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { clientIp } from '@/lib/core/actions/origin';
import { log } from '@/lib/core/log';
import { isMailOn } from '@/lib/core/mail/transport';
import { carriedEstimate } from './carried';
import { sendEnvelope, sendSchema } from './schema';
import { sendEstimate } from './writes';

const ESTIMATES_PER_IP = { maxHits: 10, windowSeconds: 3600 };

/** Emails the estimate of the page to the visitor, recomputed from its query. Works without JavaScript. */
export const mailEstimate = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form }) => {
    const input = parseForm(sendSchema, form);
    const values = formValues(form);
    if (values.website) throw new ActionFailure('looksAutomated', { values });
    const estimate = carriedEstimate(sendEnvelope.parse(values).estimate);
    if (!estimate) throw new ActionFailure('estimateInvalid', { values });
    const answer = await sendEstimate(input, estimate, {
      ip: await clientIp(),
      limit: ESTIMATES_PER_IP,
      channel: await channelOfForm(form),
    }).catch((error: unknown) => {
      log.error({ err: error }, 'an estimate could not be sent');
      throw new ActionFailure('estimateFailed', { values }, { cause: error });
    });
    if (answer.outcome === 'limited') throw new ActionFailure('tooManyAttempts', { values });
    return done('estimateSent', { email: answer.email, isMailed: isMailOn });
  });
