'use server';
import { after } from 'next/server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { anyoneAction, leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { storePublicForm } from '@/lib/core/actions/public-form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { isMailOn } from '@/lib/core/mail/transport';
import { parseCvField } from './cv';
import { readApplicant } from './data';
import { applicantForm, applicationSchema, stageMoves } from './schema';
import { moveApplicants, storeApplication, sweepCvs, updateApplicant } from './writes';

const APPLICATIONS_PER_IP = { bucket: 'application', maxHits: 10, windowSeconds: 3600 };

/** Stores an application and its CV from the public form. Works without JavaScript. */
export const applyForJob = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form }) => {
    const application = parseForm(applicationSchema, form, {
      cv: await parseCvField(form.get('cv')),
    });
    return storePublicForm(
      form,
      { limit: APPLICATIONS_PER_IP, failed: 'applicationFailed' },
      async () => {
        const outcome = await storeApplication(application);
        if (outcome === 'duplicate') throw new ActionFailure('alreadyApplied');
        if (outcome === 'closed') throw new ActionFailure('jobClosed');
        after(sweepCvs);
        const { firstName, email } = application;
        return { firstName, email, isMailed: isMailOn };
      },
    );
  });

/** Stores stage, rating and private notes of an application (leaders). Refuses a stale form. */
export const saveApplicant = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const input = parseForm(applicantForm, form);
    if (!(await updateApplicant(ctx.leader, input))) {
      const now = await readApplicant(ctx.leader, input.id);
      const current = now && {
        version: now.updatedAt,
        values: {
          stage: now.stage,
          rating: String(now.rating ?? ''),
          private_notes: now.privateNotes,
        },
      };
      throw staleWriteFailure(current, input.version, formValues(form));
    }
    return done('applicantSaved');
  });

/** Moves applications to other stages and returns the moves that undo it (leaders). Refused: 'applicantsUnmoved'. */
export const moveToStage = leaderAction
  .inputSchema(stageMoves)
  .action(async ({ parsedInput: moves, ctx }) => {
    const moved = await moveApplicants(ctx.leader, moves);
    if (moved.length === 0) throw new ActionFailure('applicantsUnmoved');
    const undo = moved.map(({ id, from, to }) => ({ id, from: to, to: from }));
    return done('applicantsMoved', { undo });
  });
