import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlFile } from './sql-files.ts';

/** Releases, each a line `# 1.2.3` above the hashes of the files that it froze (sha256sum); empty before the first. */
const list = join(import.meta.dirname, '../../migrations.sha256');

/** A release, with the hash of each migration that it froze by file name. */
export type Release = { version: string; hashes: Map<string, string> };

export function hashOf({ statements }: SqlFile): string {
  return createHash('sha256').update(statements).digest('hex');
}

/**
 * Returns the hash of a migration that a database remembers. The Supabase CLI stores statements one by one, without
 * their semicolons and the space around them, so neither counts. `migration_digests()` in SQL returns the same.
 */
export function digestOf(statements: string): string {
  return createHash('sha256')
    .update(statements.replaceAll(/[ \t\r\n;]/g, ''))
    .digest('hex');
}

/** Returns the releases, the oldest first. */
export function readReleases(text = readFileSync(list, 'utf8')): Release[] {
  const [, ...sections] = text.split(/^# /m);
  return sections.map((section) => {
    const [version = '', ...lines] = section.trim().split('\n');
    return { version, hashes: new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)])) };
  });
}

/** Returns the hash of each released migration by its file name. */
export function releasedHashes(releases = readReleases()): Map<string, string> {
  return new Map(releases.flatMap(({ hashes }) => [...hashes]));
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

/** Returns the list with a release that freezes all migrations which the former ones did not, and their names. */
export function withRelease(text: string, version: string, migrations: SqlFile[]) {
  const released = releasedHashes(readReleases(text));
  const added = migrations.filter(({ name }) => !released.has(name));
  const lines = added.map((file) => `${hashOf(file)}  ${file.name}\n`);
  return { text: `${text}# ${version}\n${lines.join('')}`, added: added.map(({ name }) => name) };
}

/** Records a release, and returns the names of the migrations that it freezes. */
export function freezeMigrations(migrations: SqlFile[], version: string): string[] {
  const { text, added } = withRelease(readFileSync(list, 'utf8'), version, migrations);
  writeFileSync(list, text);
  return added;
}
