import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { backupKey, readArchive, verifyArchive, writeArchive } from './archive';

const folder = mkdtempSync(join(tmpdir(), 'archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const key = randomBytes(32);
const large = randomBytes(3_000_000);
const entries: [string, Buffer][] = [
  ['manifest', Buffer.from('{"a":1}')],
  ['empty', Buffer.alloc(0)],
  ['database', large],
];
let count = 0;

async function write(withKey: Buffer | null): Promise<string> {
  const file = join(folder, `${count++}.backup`);
  const archive = writeArchive(file, withKey);
  for (const [label, content] of entries) await archive.add(label, [content]);
  await archive.end();
  return file;
}

describe.each([
  ['encrypted', key],
  ['plain', null],
])('an archive, %s', (_kind, withKey) => {
  test('is read as it was written, by its owner only', async () => {
    const file = await write(withKey);
    const read: [string, Buffer][] = [];
    for await (const { label, content } of readArchive(file, withKey)) {
      read.push([label, await buffer(content)]);
    }
    expect(read.map(([label]) => label)).toEqual(entries.map(([label]) => label));
    expect(read.every(([, content], index) => content.equals(entries[index]?.[1] ?? large))).toBe(
      true,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes('manifest')).toBe(withKey === null);
  });

  test.each([0.00001, 0.3, 0.7, 0.99999, 1])(
    'with one changed byte at %d is refused',
    async (part) => {
      const file = await write(withKey);
      const bytes = readFileSync(file);
      // Behind the line that says what it is.
      const at = 32 + Math.floor((bytes.length - 33) * part);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(file, bytes);
      await expect(verifyArchive(file, withKey)).rejects.toThrow('Nothing was changed');
    },
  );

  test.each([40, 2_000_000, -1])('cut off at byte %d is refused', async (at) => {
    const file = await write(withKey);
    writeFileSync(file, readFileSync(file).subarray(0, at));
    await expect(verifyArchive(file, withKey)).rejects.toThrow('Nothing was changed');
  });
});

test('another key, or none, gives no access', async () => {
  const file = await write(key);
  await expect(verifyArchive(file, randomBytes(32))).rejects.toThrow(
    `BACKUP_KEY is not the key that ${file} was made with`,
  );
  await expect(verifyArchive(file, null)).rejects.toThrow('set BACKUP_KEY');
});

test('a key is 32 bytes in base64', () => {
  expect(backupKey(key.toString('base64'))).toEqual(key);
  expect(backupKey('')).toBeNull();
  expect(() => backupKey('hunter2')).toThrow(/^BACKUP_KEY must be 32 bytes/);
  expect(() => backupKey('hunter2')).not.toThrow(/hunter2/);
});

test('a large archive piles up no listeners', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const archive = writeArchive(join(folder, 'large'), null);
  await archive.add(
    'database',
    Array.from({ length: 40 }, () => large.subarray(0, 1_000_000)),
  );
  await archive.end();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('no file is overwritten', async () => {
  const file = await write(null);
  const archive = writeArchive(file, null);
  await expect(
    (async () => {
      await archive.add('a', [large]);
      await archive.end();
    })(),
  ).rejects.toThrow('EEXIST');
});
