import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlFile } from './migrations.ts';

/** Hashes of the migrations that have landed, in the format of sha256sum. */
const list = join(import.meta.dirname, '../../migrations.sha256');

export function hashOf({ statements }: SqlFile): string {
  return createHash('sha256').update(statements).digest('hex');
}

/** Returns the hash of each landed migration by its file name. */
export function landedHashes(): Map<string, string> {
  const lines = readFileSync(list, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Returns a sentence for each landed migration that changed or is gone, and for each new one that is not listed. */
export function landedMistakes(migrations: SqlFile[], landed = landedHashes()): string[] {
  const found = new Set(migrations.map(({ name }) => name));
  const gone = [...landed.keys()].filter((name) => !found.has(name));
  return [
    ...gone.map((name) => `${name} has landed and is gone: databases have it, so bring it back.`),
    ...migrations.flatMap((file) => {
      const known = landed.get(file.name);
      if (known === hashOf(file)) return [];
      return known
        ? `${file.name} has landed and was changed: databases that have it never get the change. Undo it, and put the change into a new file.`
        : `${file.name} is new: npm run db:land adds it to supabase/migrations.sha256, and changes no other line.`;
    }),
  ];
}

/** Adds the migrations that are not listed, and returns their names. */
export function landNew(migrations: SqlFile[]): string[] {
  const landed = landedHashes();
  const added = migrations.filter(({ name }) => !landed.has(name));
  for (const file of added) landed.set(file.name, hashOf(file));
  const lines = [...landed]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, hash]) => `${hash}  ${name}\n`);
  writeFileSync(list, lines.join(''));
  return added.map(({ name }) => name);
}
