'use server';
import { z } from 'zod';
import { anyoneAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { storePublicForm } from '@/lib/core/actions/public-form';
import { findGuestWebinar, storeRegistration } from './data';
import { registrationEnvelopeSchema, registrationSchema } from './schema';

const REGISTRATIONS_PER_ADDRESS = { bucket: 'webinar', maxHits: 20, windowSeconds: 3600 };

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
    const { webinarId, visitorTimeZone } = registrationEnvelopeSchema.parse(formValues(form));
    const slug = await storePublicForm(
      form,
      { limit: REGISTRATIONS_PER_ADDRESS, failed: 'webinarRegistrationFailed' },
      async () => {
        const webinar = webinarId ? await findGuestWebinar(webinarId) : null;
        if (!webinar) throw new ActionFailure('webinarClosed');
        const outcome = await storeRegistration(webinar, input, visitorTimeZone ?? null);
        if (outcome !== 'registered') throw new ActionFailure(REFUSALS[outcome]);
        return webinar.slug;
      },
    );
    ctx.changed({ table: 'webinars', slug });
    return { email: input.email };
  });
