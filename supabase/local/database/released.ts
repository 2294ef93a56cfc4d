import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlFile } from './sql-files.ts';

/** Hashes of the released migrations, in the format of sha256sum; empty before the first release. */
const list = join(import.meta.dirname, '../../migrations.sha256');

export function hashOf({ statements }: SqlFile): string {
  return createHash('sha256').update(statements).digest('hex');
}

/** Returns the hash of each released migration by its file name. */
export function releasedHashes(): Map<string, string> {
  const lines = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Returns a sentence for each released migration that was changed or removed. */
export function releaseMistakes(migrations: SqlFile[], released = releasedHashes()): string[] {
  const hashes = new Map(migrations.map((file) => [file.name, hashOf(file)]));
  return [...released].flatMap(([name, hash]) => {
    const current = hashes.get(name);
    if (!current) return [`${name} was released and is gone: databases have it, so restore it.`];
    if (current === hash) return [];
    return [
      `${name} was released and has changed: databases that have it never get the change. Undo it, and put the change into a new file.`,
    ];
  });
}

/** Records the migrations that are not listed as released, and returns their names. */
export function freezeMigrations(migrations: SqlFile[]): string[] {
  const released = releasedHashes();
  const added = migrations.filter(({ name }) => !released.has(name));
  for (const file of added) released.set(file.name, hashOf(file));
  const lines = [...released]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, hash]) => `${hash}  ${name}\n`);
  writeFileSync(list, lines.join(''));
  return added.map(({ name }) => name);
}
