'use server';
import { z } from 'zod';
import { topicOfUrl, topicText } from '@/lib/bookings/about';
import { addCourseTitle } from '@/lib/bookings/data';
import { done } from '@/lib/core/actions/answer';
import { channelOfForm } from '@/lib/core/actions/channel';
import { anyoneAction, leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { clientIp, queryOfPage } from '@/lib/core/actions/origin';
import { log } from '@/lib/core/log';
import { isMailOn } from '@/lib/core/mail/transport';
import { spamReason } from '@/lib/core/security/spam';
import { questionOfUrl } from './question';
import {
  type EnquiryInput,
  enquiryEnvelopeSchema,
  enquiryId,
  enquiryMark,
  enquirySchema,
} from './schema';
import { deleteEnquiry, markEnquiry, releaseEnquiry, requestEnquiry } from './writes';

const ENQUIRIES_PER_IP = { maxHits: 10, windowSeconds: 3600 };

/** Without JavaScript a static page cannot read its URL, but the browser sends it with the form. */
async function addWhatUrlSays(form: FormData) {
  const query = await queryOfPage();
  if (!form.has('question')) form.set('question', questionOfUrl(query));
  if (form.has('about')) return;
  const topic = topicOfUrl(query);
  form.set('about', topic?.about ?? '');
  form.set('course', topic?.course ?? '');
}

/** Stores the question. On a failure on our side, logs it and returns the filled form. */
async function request(form: FormData, input: EnquiryInput) {
  const envelope = enquiryEnvelopeSchema.parse(formValues(form));
  try {
    return await requestEnquiry(input, {
      ...envelope,
      ip: await clientIp(),
      limit: ENQUIRIES_PER_IP,
      channel: await channelOfForm(form),
      quarantineReason: spamReason(envelope, new Date()),
    });
  } catch (error) {
    log.error({ err: error }, 'an enquiry could not be stored');
    throw new ActionFailure('enquiryFailed', { values: formValues(form) }, { cause: error });
  }
}

/** Stores a written question from the public form and returns the stored values. Works without JavaScript. */
export const askQuestion = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form }) => {
    await addWhatUrlSays(form);
    await addCourseTitle(form);
    const input = parseForm(enquirySchema, form);
    const answer = await request(form, input);
    if (answer.outcome === 'limited') {
      throw new ActionFailure('tooManyAttempts', { values: formValues(form) });
    }
    const { id, name, email, message, about, course_title } = answer.enquiry;
    return {
      id,
      name,
      email,
      message,
      about: topicText(about, course_title),
      isHeld: answer.outcome === 'quarantined',
      isMailed: isMailOn,
    };
  });

/** Marks a question as answered, or as open again (leaders). Refused: 'enquiryUnchanged'. */
export const markAnswered = leaderAction
  .inputSchema(enquiryMark)
  .action(async ({ parsedInput: { id, isAnswered }, ctx: { leader } }) => {
    if (!(await markEnquiry(leader, id, isAnswered))) throw new ActionFailure('enquiryUnchanged');
    return done('enquiryUpdated');
  });

/** Releases a question from quarantine and mails the confirmation (leaders). Refused: 'enquiryUnchanged'. */
export const letThrough = leaderAction
  .inputSchema(enquiryId)
  .action(async ({ parsedInput: { id }, ctx: { leader } }) => {
    if (!(await releaseEnquiry(leader, id))) throw new ActionFailure('enquiryUnchanged');
    return done('enquiryReleased');
  });

/** Deletes a question, which the audit log can restore (leaders). Refused: 'enquiryUnchanged'. */
export const removeEnquiry = leaderAction
  .inputSchema(enquiryId)
  .action(async ({ parsedInput: { id }, ctx: { leader } }) => {
    if (!(await deleteEnquiry(leader, id))) throw new ActionFailure('enquiryUnchanged');
    return done('enquiryDeleted');
  });
