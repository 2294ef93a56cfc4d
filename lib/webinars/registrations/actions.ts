'use server';
import { z } from 'zod';
import { channelOfForm } from '@/lib/core/actions/channel';
import { anyoneAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { storePublicForm } from '@/lib/core/actions/public-form';
import { isMailOn } from '@/lib/core/mail/transport';
import { giveBackPlace as storeGivenBack, storeRegistration } from './data';
import { registrationToGiveBack } from './place-link';
import { registrationEnvelopeSchema, registrationSchema } from './schema';

const REGISTRATIONS_PER_IP = { bucket: 'webinar', maxHits: 20, windowSeconds: 3600 };

const REFUSALS = {
  duplicate: 'webinarAlreadyRegistered',
  full: 'webinarFull',
  closed: 'webinarClosed',
} as const;

/** Registers for a webinar from the public form (spec sections 2, 5, 7, 8). Works without JavaScript. */
export const registerForWebinar = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx }) => {
    const input = parseForm(registrationSchema, form);
    const envelope = registrationEnvelopeSchema.parse(formValues(form));
    const { slug, hasRoom } = await storePublicForm(
      form,
      { limit: REGISTRATIONS_PER_IP, failed: 'webinarRegistrationFailed' },
      async () => {
        const stored = await storeRegistration(input, envelope, await channelOfForm(form));
        if ('refused' in stored) throw new ActionFailure(REFUSALS[stored.refused]);
        return stored;
      },
    );
    ctx.changed({ table: 'webinars', slug });
    return { email: input.email, isMailed: isMailOn, hasRoom };
  });

/**
 * Gives back the place of a signed link, which is free at once. Works without JavaScript. Giving it back twice is no
 * error: the answer is when it was given back. Refused: 'placeLinkInvalid', 'webinarBegun'.
 */
export const giveBackPlace = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx }) => {
    const id = registrationToGiveBack(formValues(form).token ?? '');
    const place = id && (await storeGivenBack(id));
    if (!place) throw new ActionFailure('placeLinkInvalid');
    if ('refused' in place) throw new ActionFailure('webinarBegun');
    ctx.changed({ table: 'webinars', slug: place.webinar.slug });
    return { givenBackAt: place.givenBackAt };
  });
