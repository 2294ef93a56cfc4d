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

/** Side length in pixels: enough for the largest place that shows a photograph, at double pixel density. */
const PHOTO_SIDE = 480;

// The bucket has no policies: the checked session decides which person's photograph is stored.
const bucket = () => serviceClient().storage.from('images');

async function removeFile(path: string) {
  const { error } = await bucket().remove([path]);
  if (error) log.error({ err: error, path }, 'a photograph that nobody shows stays');
}

/** Sets the photograph of the signed-in person, and deletes the previous file. */
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

/** Crops a photograph of the signed-in person to a small square and stores it. */
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
