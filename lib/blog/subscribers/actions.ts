'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { channelOfForm } from '@/lib/core/actions/channel';
import { anyoneAction, leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { storePublicForm } from '@/lib/core/actions/public-form';
import { isMailOn } from '@/lib/core/mail/transport';
import {
  confirmSubscription,
  endSubscription,
  storeBounce,
  storeChoices,
  storeSubscription,
} from './data';
import { choicesSchema, subscriptionSchema } from './schema';
import {
  subscriptionToChoose,
  subscriptionToConfirm,
  subscriptionToEnd,
} from './subscription-link';

const SUBSCRIPTIONS_PER_IP = { bucket: 'blog-subscription', maxHits: 10, windowSeconds: 3600 };

/**
 * Subscribes to the blog (spec sections 3, 7, 8). A known address counts as success. An email asks for confirmation unless
 * the email is already confirmed. Works without JavaScript.
 */
export const subscribeToBlog = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form }) => {
    const { email } = parseForm(subscriptionSchema, form);
    const outcome = await storePublicForm(
      form,
      { limit: SUBSCRIPTIONS_PER_IP, failed: 'blogSubscriptionFailed' },
      async () => storeSubscription(email, await channelOfForm(form)),
    );
    return outcome === 'duplicate'
      ? done('blogAlreadySubscribed', { isMailed: isMailOn })
      : done('blogSubscribed', { isMailed: isMailOn });
  });

type LinkAnswer = { notice: 'blogSubscribed' | 'blogUnsubscribed' };

/** Confirms the subscription of a signed link. */
export const confirmBlogSubscription = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form }): Promise<LinkAnswer> => {
    const id = subscriptionToConfirm(formValues(form).token ?? '');
    const state = id && (await confirmSubscription(id));
    if (state !== 'active') throw new ActionFailure('blogLinkInvalid');
    return done('blogSubscribed');
  });

/** Ends the subscription of a signed link. Ending it twice is not an error. */
export const endBlogSubscription = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form }): Promise<LinkAnswer> => {
    const id = subscriptionToEnd(formValues(form).token ?? '');
    if (!id) throw new ActionFailure('blogLinkInvalid');
    await endSubscription(id);
    return done('blogUnsubscribed');
  });

/** Stores the topics and the frequency of emails for the subscription of a signed link. */
export const chooseBlogMails = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form }) => {
    const id = subscriptionToChoose(formValues(form).token ?? '');
    if (!id) throw new ActionFailure('blogLinkInvalid');
    const choices = parseForm(choicesSchema, form, { topics: form.getAll('topics') });
    const stored = await storeChoices(id, choices);
    if (!stored) throw new ActionFailure('blogSubscriptionOver');
    return done(stored.frequency === 'weekly' ? 'blogWeekly' : 'blogEach');
  });

/** Records that an email to a subscriber bounced permanently (leaders). Refused: 'subscriberUnchanged'. */
export const noteBounce = leaderAction
  .inputSchema(z.object({ id: z.guid() }))
  .action(async ({ parsedInput: { id }, ctx: { leader } }) => {
    if (!(await storeBounce(leader, id))) throw new ActionFailure('subscriberUnchanged');
    return done('subscriberBounced');
  });
