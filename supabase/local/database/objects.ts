import type { SqlFile } from './sql-files.ts';

/** A table, view or function; a function with its parameters, because two may share a name. */
type SqlObject = { name: string; parameters: string; file: string };

const STATEMENT =
  /^create (?:or replace )?(?:(?:table|view) (?<relation>[\w.]+)|function (?<routine>[\w.]+)\s*\((?<parameters>.*?)\)\s*returns\b)/gms;

/** Returns each statement that creates a table, view or function, in the order of the files. */
function readObjects(migrations: SqlFile[]): SqlObject[] {
  return migrations.flatMap(({ name: file, statements }) =>
    [...statements.matchAll(STATEMENT)].map(({ groups = {} }) => ({
      name: groups.relation ?? groups.routine ?? '',
      parameters: (groups.parameters ?? '').replace(/\s+/g, ' ').trim(),
      file,
    })),
  );
}

/** Returns a sentence for each object that two files create, or one file twice. `migrations` are not released yet. */
export function repeatedObjects(migrations: SqlFile[]): string[] {
  const first = new Map<string, string>();
  return readObjects(migrations).flatMap(({ name, parameters, file }) => {
    const key = `${name}(${parameters})`;
    const before = first.get(key);
    if (before)
      return [`${name} is in ${before} and again in ${file}: leave the one that is right.`];
    first.set(key, file);
    return [];
  });
}

/** Returns a Markdown table of all objects, each with the file in which it stands today. */
function indexObjects(migrations: SqlFile[]): string {
  const files = new Map(readObjects(migrations).map(({ name, file }) => [name, file]));
  const rows = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, file]) => `| \`${name}\` | ${file} |\n`);
  return `| object | file |\n| --- | --- |\n${rows.join('')}`;
}

const INDEX = /(?<=## Where each object stands\n\n).*$/s;

/** Returns the text of supabase/README.md with the index of these migrations at its end. */
export function withIndex(readme: string, migrations: SqlFile[]): string {
  return readme.replace(INDEX, () => indexObjects(migrations));
}
