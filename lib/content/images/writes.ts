import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Editor } from '@/lib/core/auth/guard';
import { contentRecord, contentTable } from '@/lib/core/cache/change';
import type { Picture } from '@/lib/core/images/picture';
import { log } from '@/lib/core/log';
import { dataOf } from '@/lib/core/supabase/answer';
import {
  FOREIGN_KEY_VIOLATION,
  INSUFFICIENT_PRIVILEGE,
  UNIQUE_VIOLATION,
} from '@/lib/core/supabase/refusal';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { findByHash } from './data';
import { IMAGE, imageRow } from './model';
import type { ImageInput } from './schema';

// The bucket has no policies: the guard's proof and the table decide what a session may do.
const bucket = () => serviceClient().storage.from('images');

async function removeFile(path: string, sentence: string) {
  const { error } = await bucket().remove([path]);
  if (error) log.error({ err: error, path }, sentence);
}

/** Description of a new file in the library. */
type Described = { name: string; sha256: string; alt: string; caption?: string };

/**
 * Stores a picture in the public bucket and adds it to the library under the editor's own session. If the row cannot be
 * added, the file is removed.
 * @returns the picture, or that of someone else who uploaded the same file concurrently
 */
export async function storeImage(
  editor: Editor,
  { bytes, ending, mediaType, width, height }: Picture,
  described: Described,
): Promise<{ image: z.output<typeof imageRow>; isNew: boolean }> {
  const path = `${randomUUID()}.${ending}`;
  const uploaded = await bucket().upload(path, bytes, { contentType: mediaType });
  if (uploaded.error) throw new Error('The picture could not be stored', { cause: uploaded.error });
  const client = await sessionClient();
  const { data, error } = await client
    .from('images')
    .insert({
      ...described,
      path,
      width,
      height,
      mime_type: mediaType,
      size_bytes: bytes.byteLength,
    })
    .select(IMAGE);
  if (!error) return { image: imageRow.parse(data[0]), isNew: true };
  await removeFile(path, 'a picture without a row stays');
  const same = error.code === UNIQUE_VIOLATION ? await findByHash(editor, described.sha256) : null;
  if (!same) throw new Error('The picture could not be listed', { cause: error });
  return { image: same, isNew: false };
}

/**
 * Stores the description of a picture.
 * @returns false if it was not at the version that the editor saw
 */
export async function storeDetails(
  editor: Editor,
  { id, version, focalX, focalY, ...texts }: ImageInput,
): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client
    .from('images')
    .update({ ...texts, focal_x: focalX, focal_y: focalY })
    .eq('id', id)
    .eq('updated_at', version)
    .select('id');
  return dataOf(answer, `${editor.id} could not describe a picture`).length === 1;
}

const replacedRow = z.object({ kind: contentTable, record: contentRecord });

/**
 * Replaces a picture by another wherever it is used, under the editor's own session.
 * @returns the changed records; null, with nothing changed, if the editor may not change one of them
 */
export async function replaceEverywhere(editor: Editor, replaced: string, replacement: string) {
  const client = await sessionClient();
  const answer = await client.rpc('replace_image', { replaced, replacement });
  if (answer.error?.code === INSUFFICIENT_PRIVILEGE) return null;
  const failed = `${editor.id} could not replace picture ${replaced}`;
  return replacedRow.array().parse(dataOf(answer, failed));
}

/** Deletes an unused picture, and then its file. */
export async function removeImage(
  editor: Editor,
  id: string,
): Promise<'removed' | 'used' | 'gone'> {
  const client = await sessionClient();
  const answer = await client.from('images').delete().eq('id', id).select('path').maybeSingle();
  if (answer.error?.code === FOREIGN_KEY_VIOLATION) return 'used';
  const removed = dataOf(answer, `${editor.id} could not delete picture ${id}`);
  if (!removed) return 'gone';
  await removeFile(removed.path, 'a picture that was deleted stays in the bucket');
  return 'removed';
}
