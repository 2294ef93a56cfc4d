import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Editor } from '@/lib/core/auth/guard';
import { log } from '@/lib/core/log';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { PICTURES_PATH } from '@/lib/core/text/picture-path';
import type { Picture } from './picture';

// The bucket has no policies: the guard's proof and the table decide what a session may do.
const bucket = () => serviceClient().storage.from('images');

/**
 * Stores a picture in the public bucket and lists it in the table under the editor's own session. Without the row,
 * the file is removed again.
 * @returns its path below any storage host, which ends in its size, as '/storage/…/a.png#1200x800'
 */
export async function storeImage(
  editor: Editor,
  { bytes, ending, mediaType, width, height }: Picture,
  alt: string,
): Promise<string> {
  const path = `${randomUUID()}.${ending}`;
  const uploaded = await bucket().upload(path, bytes, { contentType: mediaType });
  if (uploaded.error) throw new Error('The picture could not be stored', { cause: uploaded.error });
  const client = await sessionClient();
  const { error } = await client.from('images').insert({
    path,
    alt,
    width,
    height,
    mime_type: mediaType,
    size_bytes: bytes.byteLength,
    uploaded_by: editor.id,
  });
  if (error) {
    const removed = await bucket().remove([path]);
    if (removed.error) log.error({ err: removed.error, path }, 'a picture without a row stays');
    throw new Error('The picture could not be listed', { cause: error });
  }
  return `${PICTURES_PATH}${path}#${width}x${height}`;
}
