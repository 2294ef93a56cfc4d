'use server';
import { refresh } from 'next/cache';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { channelOfForm } from '@/lib/core/actions/channel';
import { anyoneAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { storePublicForm } from '@/lib/core/actions/public-form';
import type { Channel } from '@/lib/core/channel';
import { isMailOn } from '@/lib/core/mail/transport';
import { openedPlace } from '../place/link-input';
import { giveBackPlace as storeGivenBack, storeRegistration, storeWaiting } from './data';
import {
  type RegistrationEnvelope,
  type RegistrationInput,
  registrationEnvelopeSchema,
  registrationSchema,
} from './schema';

const REGISTRATIONS_PER_IP = { bucket: 'webinar', maxHits: 20, windowSeconds: 3600 };

/** Registers a person, or adds them to the waiting list if the webinar is full. */
async function storePerson(
  input: RegistrationInput,
  envelope: RegistrationEnvelope,
  channel: Channel | null,
) {
  const stored = await storeRegistration(input, envelope, channel);
  if (!('refused' in stored)) return { slug: stored.slug, waits: null };
  if (stored.refused === 'duplicate') throw new ActionFailure('webinarAlreadyRegistered');
  if (stored.refused === 'closed' || !stored.slug) throw new ActionFailure('webinarClosed');
  const waiting = await storeWaiting(input, envelope);
  if (!('refused' in waiting)) return { slug: stored.slug, waits: waiting.position };
  throw new ActionFailure(
    waiting.refused === 'duplicate' ? 'webinarAlreadyWaiting' : 'webinarClosed',
  );
}

/**
 * Registers for a webinar from the public form (spec sections 2, 5, 7, 8), or adds the person to the waiting list if it
 * is full; `waits` is then their position. Works without JavaScript.
 */
export const registerForWebinar = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx }) => {
    const input = parseForm(registrationSchema, form);
    const envelope = registrationEnvelopeSchema.parse(formValues(form));
    const { slug, waits } = await storePublicForm(
      form,
      { limit: REGISTRATIONS_PER_IP, failed: 'webinarRegistrationFailed' },
      async () => storePerson(input, envelope, await channelOfForm(form)),
    );
    ctx.changed({ table: 'webinars', slug });
    return { email: input.email, isMailed: isMailOn, waits };
  });

/**
 * Gives back the place of a private link, which is offered to the next person immediately. Works without JavaScript.
 * Giving it back twice succeeds. Fails with 'placeLinkInvalid', 'webinarBegun'.
 */
export const giveBackPlace = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx }) => {
    const opened = await openedPlace(form);
    if (opened.kind !== 'held') throw new ActionFailure('placeLinkInvalid');
    const given = await storeGivenBack(opened.place.id);
    if ('refused' in given) throw new ActionFailure('webinarBegun');
    ctx.changed({ table: 'webinars', slug: opened.place.webinar.slug });
    refresh();
    return done('placeGivenBack');
  });
