'use server';
import { z } from 'zod';
import { anyoneAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { storePublicForm } from '@/lib/core/actions/public-form';
import { isMailOn } from '@/lib/core/mail/transport';
import { storeRegistration } from './data';
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
    const { slug } = await storePublicForm(
      form,
      { limit: REGISTRATIONS_PER_IP, failed: 'webinarRegistrationFailed' },
      async () => {
        const stored = await storeRegistration(input, envelope);
        if ('refused' in stored) throw new ActionFailure(REFUSALS[stored.refused]);
        return stored;
      },
    );
    ctx.changed({ table: 'webinars', slug });
    return { email: input.email, isMailed: isMailOn };
  });
