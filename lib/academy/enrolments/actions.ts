'use server';
import { z } from 'zod';
import { channelOfForm } from '@/lib/core/actions/channel';
import { anyoneAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { parseForm } from '@/lib/core/actions/form';
import { storePublicForm } from '@/lib/core/actions/public-form';
import { isMailOn } from '@/lib/core/mail/transport';
import { storeEnrolment } from './data';
import { enrolmentSchema } from './schema';

const ENROLMENTS_PER_IP = { bucket: 'enrolment', maxHits: 10, windowSeconds: 3600 };

/** Enrols a visitor in a course from the public form, or adds them to its waiting list. Works without JavaScript. */
export const enrolInCourse = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx }) => {
    const input = parseForm(enrolmentSchema, form);
    const { slug } = await storePublicForm(
      form,
      { limit: ENROLMENTS_PER_IP, failed: 'enrolmentFailed' },
      async () => {
        const stored = await storeEnrolment(input, await channelOfForm(form));
        if ('refused' in stored) throw new ActionFailure(stored.refused);
        return stored;
      },
    );
    // The number of students has changed.
    ctx.changed({ table: 'courses', slug });
    return { email: input.email, isMailed: isMailOn };
  });
