import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Staff } from '@/lib/core/auth/guard';
import { type Picture, squarePicture } from '@/lib/core/images/picture';
import { log } from '@/lib/core/log';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { PICTURES_PATH } from '@/lib/core/text/picture-path';
import { readProfile } from './data';

/** Pixels of a side: enough for the largest place where a face is shown, on a screen of double density. */
const PHOTO_SIDE = 480;

// The bucket has no policies: the guard's proof decides whose photograph is stored.
const bucket = () => serviceClient().storage.from('images');

async function removeFile(path: string) {
  const { error } = await bucket().remove([path]);
  if (error) log.error({ err: error, path }, 'a photograph that nobody shows stays');
}

/** Points the profile of the signed-in person at a photograph, and removes the file of the one before. */
async function pointAt(staff: Staff, url: string | null): Promise<void> {
  const { photo: before } = await readProfile(staff);
  const client = await sessionClient();
  const answer = await client
    .from('user_profiles')
    .update({ picture_url: url })
    .eq('id', staff.id)
    .select('id')
    .single();
  dataOf(answer, `${staff.id} could not change their photograph`);
  if (before) await removeFile(before.slice(PICTURES_PATH.length));
}

/** Stores a photograph of the signed-in person, cut to a small square, and shows it. */
export async function storePhoto(staff: Staff, picture: Picture): Promise<void> {
  const path = `people/${randomUUID()}.webp`;
  const bytes = await squarePicture(picture, PHOTO_SIDE);
  const { error } = await bucket().upload(path, bytes, { contentType: 'image/webp' });
  if (error) throw new Error('The photograph could not be stored', { cause: error });
  try {
    await pointAt(staff, PICTURES_PATH + path);
  } catch (failure) {
    await removeFile(path);
    throw failure;
  }
}

/** Removes the photograph of the signed-in person. */
export async function removePhoto(staff: Staff): Promise<void> {
  await pointAt(staff, null);
}
