'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { readNote, removeNote, storeNote } from './data';
import { noteForm } from './schema';

/** Creates or changes a note about a contact (leaders). Refused: `staleWriteFailure`. */
export const saveNote = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { leader } }) => {
    const input = parseForm(noteForm, form);
    if (!(await storeNote(leader, input))) {
      const now = input.id ? await readNote(leader, input.id) : null;
      const current = now && { version: now.version, values: { body: now.body } };
      throw staleWriteFailure(current, input.version, formValues(form));
    }
    return done('noteSaved');
  });

/** Deletes a note (leaders). Refused: 'clientsUnchanged' if it no longer exists. */
export const deleteNote = leaderAction
  .inputSchema(z.guid())
  .action(async ({ parsedInput: id, ctx: { leader } }) => {
    if (!(await removeNote(leader, id))) throw new ActionFailure('clientsUnchanged');
    return done('noteDeleted');
  });
