import type { SqlFile } from './sql-files.ts';

/** A table, view or function. Functions include their parameters, because they can be overloaded. */
type SqlObject = { name: string; parameters: string; file: string };

const STATEMENT =
  /^create (?:or replace )?(?:(?:table|view) (?<relation>[\w.]+)|function (?<routine>[\w.]+)\s*\((?<parameters>.*?)\)\s*returns\b)/gms;

/** Returns all created tables, views and functions, in the order of the files. */
function readObjects(migrations: SqlFile[]): SqlObject[] {
  return migrations.flatMap(({ name: file, statements }) =>
    [...statements.matchAll(STATEMENT)].map(({ groups = {} }) => ({
      name: groups.relation ?? groups.routine ?? '',
      parameters: (groups.parameters ?? '').replace(/\s+/g, ' ').trim(),
      file,
    })),
  );
}

/** Returns an error message for each object that is created more than once. Expects unreleased migrations only. */
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

/** Returns a Markdown table of all objects with the file of their latest definition. */
function indexObjects(migrations: SqlFile[]): string {
  const files = new Map(readObjects(migrations).map(({ name, file }) => [name, file]));
  const rows = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, file]) => `| \`${name}\` | ${file} |\n`);
  return `| object | file |\n| --- | --- |\n${rows.join('')}`;
}

const INDEX = /(?<=## Where each object stands\n\n).*$/s;

/** Returns the text of supabase/README.md with an updated index of these migrations at the end. */
export function withIndex(readme: string, migrations: SqlFile[]): string {
  return readme.replace(INDEX, () => indexObjects(migrations));
}
