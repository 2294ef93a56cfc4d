import {
  type CipherGCM,
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
} from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { PlainError } from '../../supabase/local/plain-error.ts';

/*
 * One file: a first line that says what it is, if it is encrypted an initialisation vector and a fingerprint
 * of the key, and entries. An entry is its label, its bytes in chunks, and their SHA-256; a chunk of length 0 ends it, an
 * empty label ends the archive. Encrypted, an authentication tag ends the file.
 */

const PLAIN = 'tech-link backup 1\n';
const ENCRYPTED = 'tech-link backup 2, AES-256-GCM\n';
const IV_BYTES = 12;
const FINGERPRINT_BYTES = 16;
const TAG_BYTES = 16;
const MAX_LABEL = 4096;
const MAX_CHUNK = 2 ** 20;

const damaged = (cause?: unknown) =>
  new PlainError('The archive is damaged or incomplete: take another one. Nothing was changed.', {
    cause,
  });

/** Returns the key that BACKUP_KEY holds, or null if it is not set. */
export function backupKey(value: string | undefined): Buffer | null {
  if (!value?.trim()) return null;
  const key = Buffer.from(value.trim(), 'base64');
  if (key.length === 32) return key;
  throw new PlainError(
    'BACKUP_KEY must be 32 bytes in base64: make one with openssl rand -base64 32, and keep it elsewhere.',
  );
}

/** Returns what tells the key of an archive from another, and nothing about the key. */
function fingerprintOf(key: Buffer, iv: Uint8Array): Buffer {
  const fingerprint = createHmac('sha256', key).update('tech-link backup key').update(iv).digest();
  return fingerprint.subarray(0, FINGERPRINT_BYTES);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

export type ArchiveWriter = {
  /** Adds an entry; resolves when its bytes are on their way to the disk. */
  add(label: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
  /** Ends the archive; without it, the file is incomplete. */
  end(): Promise<void>;
};

/** Begins an archive in a new file that only this user may read; encrypted if there is a key. */
export function writeArchive(file: string, key: Buffer | null): ArchiveWriter {
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  // An error shows at the next write.
  output.on('error', () => {});
  const send = async (bytes: Uint8Array) => {
    const isFull = bytes.length > 0 && !output.write(bytes);
    if (isFull && !output.errored) await once(output, 'drain');
    if (output.errored) throw output.errored;
  };
  let cipher: CipherGCM | null = null;
  const head = (async () => {
    await send(Buffer.from(key ? ENCRYPTED : PLAIN));
    if (!key) return;
    const iv = randomBytes(IV_BYTES);
    cipher = createCipheriv('aes-256-gcm', key, iv);
    await send(iv);
    await send(fingerprintOf(key, iv));
  })();
  const put = (bytes: Uint8Array) => send(cipher ? cipher.update(bytes) : bytes);

  return {
    async add(label, content) {
      await head;
      const name = Buffer.from(label);
      await put(lengthOf(name.length));
      await put(name);
      const hash = createHash('sha256').update(name);
      for await (const part of content) {
        for (let from = 0; from < part.length; from += MAX_CHUNK) {
          const chunk = part.subarray(from, from + MAX_CHUNK);
          hash.update(chunk);
          await put(lengthOf(chunk.length));
          await put(chunk);
        }
      }
      await put(lengthOf(0));
      await put(hash.digest());
    },
    async end() {
      await head;
      await put(lengthOf(0));
      if (cipher) {
        await send(cipher.final());
        await send(cipher.getAuthTag());
      }
      output.end();
      await finished(output);
    },
  };
}

async function* decrypted(file: string, key: Buffer | null): AsyncGenerator<Buffer> {
  const handle = await open(file).catch((cause: unknown) => {
    throw new PlainError(`Cannot read ${file}.`, { cause });
  });
  const head = Buffer.alloc(ENCRYPTED.length + IV_BYTES + FINGERPRINT_BYTES);
  await handle.read(head, 0, head.length, 0);
  await handle.close();
  const { size } = await stat(file);
  if (head.toString('latin1').startsWith(PLAIN)) {
    yield* createReadStream(file, { start: PLAIN.length });
    return;
  }
  if (!head.toString('latin1').startsWith(ENCRYPTED)) {
    throw new PlainError(`${file} is not an archive of npm run backup.`);
  }
  if (!key)
    throw new PlainError(`${file} is encrypted: set BACKUP_KEY to the key it was made with.`);
  const start = head.length;
  if (size < start + TAG_BYTES) throw damaged();
  const iv = head.subarray(ENCRYPTED.length, ENCRYPTED.length + IV_BYTES);
  if (!head.subarray(start - FINGERPRINT_BYTES).equals(fingerprintOf(key, iv))) {
    throw new PlainError(
      `BACKUP_KEY is not the key that ${file} was made with: set that key. Nothing was changed.`,
    );
  }
  const decipher = createDecipheriv('aes-256-gcm', key, iv);
  const tag = Buffer.alloc(TAG_BYTES);
  const end = await open(file);
  await end.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
  await end.close();
  decipher.setAuthTag(tag);
  if (size > start + TAG_BYTES) {
    const body = createReadStream(file, { start, end: size - TAG_BYTES - 1 });
    for await (const part of body) yield decipher.update(part);
  }
  try {
    decipher.final();
  } catch (error) {
    throw damaged(error);
  }
}

/** Hands out exactly as many bytes as asked for. */
function byteReader(source: AsyncGenerator<Buffer>) {
  let kept: Buffer = Buffer.alloc(0);
  return {
    async take(length: number): Promise<Buffer> {
      const parts: Buffer[] = [kept];
      let held = kept.length;
      while (held < length) {
        const { value, done } = await source.next();
        if (done) throw damaged();
        parts.push(value);
        held += value.length;
      }
      const all = Buffer.concat(parts);
      kept = all.subarray(length);
      return all.subarray(0, length);
    },
    /** Reads to the end, where the authentication tag is checked. */
    async finish(): Promise<void> {
      for (;;) {
        if (kept.length > 0) throw damaged();
        const { value, done } = await source.next();
        if (done) return;
        kept = value;
      }
    },
  };
}

export type ArchiveEntry = { label: string; content: AsyncGenerator<Buffer> };

/**
 * Reads an archive, entry by entry; each content must be read to its end before the next.
 * @throws PlainError if the archive is damaged, incomplete or encrypted with another key
 */
export async function* readArchive(file: string, key: Buffer | null): AsyncGenerator<ArchiveEntry> {
  const { take, finish } = byteReader(decrypted(file, key));
  const length = async (limit: number) => {
    const bytes = (await take(4)).readUInt32BE();
    if (bytes > limit) throw damaged();
    return bytes;
  };
  async function* contentOf(label: Buffer): AsyncGenerator<Buffer> {
    const hash = createHash('sha256').update(label);
    for (let size = await length(MAX_CHUNK); size > 0; size = await length(MAX_CHUNK)) {
      const chunk = await take(size);
      hash.update(chunk);
      yield chunk;
    }
    if (!hash.digest().equals(await take(32))) throw damaged();
  }
  for (let size = await length(MAX_LABEL); size > 0; size = await length(MAX_LABEL)) {
    const label = await take(size);
    yield { label: label.toString(), content: contentOf(label) };
  }
  await finish();
}

/** Reads the whole archive and returns its labels; throws if any byte of it is not as it was written. */
export async function verifyArchive(file: string, key: Buffer | null): Promise<string[]> {
  const labels: string[] = [];
  for await (const { label, content } of readArchive(file, key)) {
    for await (const _ of content);
    labels.push(label);
  }
  return labels;
}
