'use server';
import { after } from 'next/server';
import { sweepCvs } from '@/lib/careers/applications/writes';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { erasePersonalData } from './data';
import { erasureInput } from './schema';

const refused = { staff: 'personIsStaff', not_found: 'personNotFound' } as const;

/**
 * Erases everything about the person with an email address (leaders), which must be entered twice. Cancels upcoming
 * consultations without an email; deletes files after the response, and retries in each scheduler run. Fails with
 * 'personIsStaff', 'personNotFound'.
 */
export const erasePerson = leaderAction
  .inputSchema(erasureInput)
  .action(async ({ parsedInput: { email }, ctx }) => {
    const answer = await erasePersonalData(ctx.leader, email);
    if (answer.outcome !== 'erased') throw new ActionFailure(refused[answer.outcome]);
    ctx.changed({ table: 'consultation_bookings' }, ...answer.pages);
    after(sweepCvs);
    return done('personErased', { receipt: answer.id });
  });
