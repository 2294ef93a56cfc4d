import { createClient } from '@supabase/supabase-js';
import { PlainError } from '../../supabase/local/plain-error.ts';
import type { StoredFile } from './database.ts';

export type Storage = ReturnType<typeof openStorage>;

const NOT_FOUND = [400, 404];

/** Opens the files of a Supabase project, past every policy. */
export function openStorage(url: string, secretKey: string) {
  const { storage } = createClient(url, secretKey, { auth: { persistSession: false } });
  const trouble = (file: Pick<StoredFile, 'bucket' | 'name'>, cause: unknown) =>
    new PlainError(`Storage at ${url} fails for ${file.bucket}/${file.name}.`, { cause });
  return {
    /** Returns the bytes of a file, or null if it was deleted in the meantime. */
    async read({ bucket, name }: StoredFile): Promise<Uint8Array | null> {
      const { data, error } = await storage.from(bucket).download(name);
      if (data) return new Uint8Array(await data.arrayBuffer());
      if ('status' in error && NOT_FOUND.includes(Number(error.status))) return null;
      throw trouble({ bucket, name }, error);
    },
    async write(file: StoredFile, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      const seconds = /max-age=(\d+)/.exec(file.cacheControl)?.[1] ?? '0';
      const { error } = await storage.from(file.bucket).upload(file.name, bytes, {
        contentType: file.type,
        cacheControl: seconds,
        upsert: true,
      });
      if (error) throw trouble(file, error);
    },
    async remove(file: StoredFile): Promise<void> {
      const { error } = await storage.from(file.bucket).remove([file.name]);
      if (error) throw trouble(file, error);
    },
  };
}
