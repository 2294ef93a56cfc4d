import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type Said = Pick<Metadata, 'mimetype' | 'cacheControl'>;

/** Stores objects of Lite's Storage API as files. File names are hashes, so they cannot escape the folder. */
export function storedObjects(folder: string): StorageAdapter {
  const fileOf = (bucket: string, key: string) =>
    join(folder, createHash('sha256').update(`${bucket}/${key}`).digest('hex'));

  const metadataOf = async (file: string): Promise<Metadata> => {
    const { size, mtime } = await stat(file);
    const said: Said = JSON.parse(await readFile(`${file}.json`, 'utf8'));
    const eTag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`;
    return { ...said, contentLength: size, size, lastModified: mtime, eTag };
  };

  const remove = async (bucket: string, key: string) => {
    const file = fileOf(bucket, key);
    await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
  };

  return {
    driver: null,
    getObject: async (bucket, key) => {
      const file = fileOf(bucket, key);
      return { httpStatusCode: 200, metadata: await metadataOf(file), body: await readFile(file) };
    },
    uploadObject: async (bucket, key, _version, body, contentType, cacheControl) => {
      const file = fileOf(bucket, key);
      const unfinished = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(unfinished, body instanceof Uint8Array ? body : await buffer(body));
      const said: Said = { mimetype: contentType, cacheControl };
      await writeFile(`${file}.json`, JSON.stringify(said));
      await rename(unfinished, file);
      return metadataOf(file);
    },
    deleteObject: remove,
    deleteObjects: async (bucket, keys) => {
      await Promise.all(keys.map((key) => remove(bucket, key)));
    },
    copyObject: async (fromBucket, fromKey, _fromVersion, toBucket, toKey) => {
      const from = fileOf(fromBucket, fromKey);
      const file = fileOf(toBucket, toKey);
      await Promise.all([copyFile(from, file), copyFile(`${from}.json`, `${file}.json`)]);
      const { eTag, lastModified } = await metadataOf(file);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    headObject: (bucket, key) => metadataOf(fileOf(bucket, key)),
    privateAssetUrl: async (bucket, key) => `file://${fileOf(bucket, key)}`,
  };
}
