'use server';
import { after } from 'next/server';
import { z } from 'zod';
import { anyoneAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { parseForm } from '@/lib/core/actions/form';
import { storePublicForm } from '@/lib/core/actions/public-form';
import { readCv } from './cv';
import { storeApplication, sweepCvs } from './data';
import { applicationSchema } from './schema';

const APPLICATIONS_PER_ADDRESS = { bucket: 'application', maxHits: 10, windowSeconds: 3600 };

/** Takes an application with its CV from the page of a job. Works without JavaScript. */
export const applyForJob = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form }) => {
    const application = parseForm(applicationSchema, form, { cv: await readCv(form.get('cv')) });
    return storePublicForm(
      form,
      { limit: APPLICATIONS_PER_ADDRESS, failed: 'applicationFailed' },
      async () => {
        const outcome = await storeApplication(application);
        if (outcome === 'duplicate') throw new ActionFailure('alreadyApplied');
        if (outcome === 'closed') throw new ActionFailure('jobClosed');
        after(sweepCvs);
        return { firstName: application.firstName, email: application.email };
      },
    );
  });
