import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Leader } from '@/lib/core/auth/guard';
import { log } from '@/lib/core/log';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { PICTURES_PATH } from '@/lib/core/text/picture-path';
import type { ImageFacts, ImageType } from './rules';

const MEDIA_TYPES: Record<ImageType, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

// The bucket has no policies: what a session may do is decided by the guard's proof and by the table.
const bucket = () => serviceClient().storage.from('images');

/**
 * Stores a picture in the public bucket and lists it in the table under the leader's own session; whatever
 * keeps the row from being stored also removes the file.
 * @returns its path below any storage host, which ends in its size, as '/storage/…/a.png#1200x800'
 * @throws Error if storage or database cannot be asked or refuse
 */
export async function storeImage(
  leader: Leader,
  bytes: Uint8Array,
  { type, width, height }: ImageFacts,
  alt: string,
): Promise<string> {
  const path = `${randomUUID()}.${type}`;
  const uploaded = await bucket().upload(path, bytes, { contentType: MEDIA_TYPES[type] });
  if (uploaded.error) throw new Error('The picture could not be stored', { cause: uploaded.error });
  const client = await sessionClient();
  const { error } = await client.from('images').insert({
    path,
    alt,
    width,
    height,
    mime_type: MEDIA_TYPES[type],
    size_bytes: bytes.byteLength,
    uploaded_by: leader.id,
  });
  if (error) {
    const removed = await bucket().remove([path]);
    if (removed.error) log.error({ err: removed.error, path }, 'a picture without a row stays');
    throw new Error('The picture could not be listed', { cause: error });
  }
  return `${PICTURES_PATH}${path}#${width}x${height}`;
}
