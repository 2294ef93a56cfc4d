'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { log } from '@/lib/core/log';
import { readAvailabilityForm, saveAvailability as store } from './data';
import { availabilityForm } from './schema';

/**
 * Saves the times at which consultations are offered and refreshes the booking page (leaders). Does not change
 * bookings. Refused: field errors, 'availabilityFailed', and 'changedMeanwhile' with the current settings.
 */
export const saveAvailability = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { leader, changed } }) => {
    const input = parseForm(availabilityForm, form);
    try {
      if (!(await store(leader, input))) {
        throw staleWriteFailure(
          await readAvailabilityForm(leader),
          input.version,
          formValues(form),
        );
      }
    } catch (error) {
      if (error instanceof ActionFailure) throw error;
      log.error({ err: error }, 'the availability could not be saved');
      throw new ActionFailure('availabilityFailed', { values: formValues(form) }, { cause: error });
    }
    changed({ table: 'availability_settings' });
    return done('availabilitySaved');
  });
