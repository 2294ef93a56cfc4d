import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlFile } from './sql-files.ts';

/** List of releases: a line `# 1.2.3`, then the hashes of the frozen files (sha256sum). Empty before the first one. */
const list = join(import.meta.dirname, '../../migrations.sha256');

/** A release with the hashes of the migrations that it froze, by file name. */
export type Release = { version: string; hashes: Map<string, string> };

export function hashOf({ statements }: SqlFile): string {
  return createHash('sha256').update(statements).digest('hex');
}

/**
 * Returns the hash of a migration as stored in a database. The Supabase CLI stores separate statements without
 * semicolons and surrounding white space, so the hash ignores both. Must equal `migration_digests()` in SQL.
 */
export function digestOf(statements: string): string {
  return createHash('sha256')
    .update(statements.replaceAll(/[ \t\r\n;]/g, ''))
    .digest('hex');
}

/** Returns the releases, oldest first. */
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

/** Returns an error message for each released migration that was changed or removed. */
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

/** Adds a release to the list that freezes all migrations not frozen yet. Returns the new list and their names. */
export function withRelease(text: string, version: string, migrations: SqlFile[]) {
  const released = releasedHashes(readReleases(text));
  const added = migrations.filter(({ name }) => !released.has(name));
  const lines = added.map((file) => `${hashOf(file)}  ${file.name}\n`);
  return { text: `${text}# ${version}\n${lines.join('')}`, added: added.map(({ name }) => name) };
}

/** Records a release and returns the names of the migrations that it freezes. */
export function freezeMigrations(migrations: SqlFile[], version: string): string[] {
  const { text, added } = withRelease(readFileSync(list, 'utf8'), version, migrations);
  writeFileSync(list, text);
  return added;
}
