'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { staffAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { readUpload } from '@/lib/core/images/picture';
import { imageMessages } from '@/lib/core/images/rules';
import { readProfile, storeProfile } from './data';
import { profileForm } from './schema';
import { removePhoto, storePhoto } from './writes';

const FACES = { table: 'user_profiles' } as const;

/**
 * Changes name, time zone and public texts of the signed-in person. Fails with `staleWriteFailure` if no row was
 * changed.
 */
export const saveProfile = staffAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { staff, changed } }) => {
    const input = parseForm(profileForm, form);
    if (!(await storeProfile(staff, input))) {
      const { version, name, timeZone, jobTitle, about } = await readProfile(staff);
      throw staleWriteFailure(
        { version, values: { name, timeZone, jobTitle: jobTitle ?? '', about: about ?? '' } },
        input.version,
        formValues(form),
      );
    }
    changed(FACES);
    return done('profileUpdated');
  });

/**
 * Replaces the person's drawn portrait with the photograph in the form field `photo`. Fails with an error of this
 * field.
 */
export const savePhoto = staffAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { staff, changed } }) => {
    const picture = await readUpload(form.get('photo'));
    if ('problem' in picture) {
      throw new ActionFailure('formHasErrors', {
        fieldErrors: { photo: imageMessages[picture.problem] },
      });
    }
    await storePhoto(staff, picture);
    changed(FACES);
    return done('photoSaved');
  });

/** Removes the person's photograph; public pages show the drawn portrait or the initials again. */
export const deletePhoto = staffAction.action(async ({ ctx: { staff, changed } }) => {
  await removePhoto(staff);
  changed(FACES);
  return done('photoRemoved');
});
