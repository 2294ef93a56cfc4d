'use server';
import { z } from 'zod';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { moveApplicants, readApplicant, updateApplicant } from './data';
import { applicantForm, stageMoves } from './schema';

/** Stores stage, rating and private notes of an application (leaders). Refused like every stale form. */
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
    return { notice: 'applicantSaved' as const };
  });

/** Moves applications to other stages (leaders) and answers the moves that take it back. Refused: 'applicantsUnmoved'. */
export const moveToStage = leaderAction
  .inputSchema(stageMoves)
  .action(async ({ parsedInput: moves, ctx }) => {
    const moved = await moveApplicants(ctx.leader, moves);
    if (moved.length === 0) throw new ActionFailure('applicantsUnmoved');
    const undo = moved.map(({ id, from, to }) => ({ id, from: to, to: from }));
    return { notice: 'applicantsMoved' as const, undo };
  });
