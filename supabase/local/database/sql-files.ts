import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filmStatements } from './films.ts';
import { LESSONS_MARK, lessonFilmStatements, lessonStatements, readLessons } from './lessons.ts';

const supabaseFolder = join(import.meta.dirname, '../..');

/** An SQL file of the repository. */
export type SqlFile = { name: string; statements: string };

export type SqlFiles = { migrations: SqlFile[]; seed: SqlFile | null };

/** Returns the migrations in order, and the seed with its lessons and films if there is one. */
export async function readSqlFiles(): Promise<SqlFiles> {
  const folder = join(supabaseFolder, 'migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(names.map((name) => readSqlFile(join(folder, name))));
  const seed = await readSqlFile(join(supabaseFolder, 'seed.sql')).catch(() => null);
  if (!seed) return { migrations, seed };
  const lessons = await readLessons(join(supabaseFolder, 'lessons'));
  // A replacer function, because lesson texts contain $.
  const statements = seed.statements.replace(LESSONS_MARK, () => lessonStatements(lessons));
  const films = (await filmStatements()) + lessonFilmStatements(lessons);
  return { migrations, seed: { ...seed, statements: statements + films } };
}

async function readSqlFile(path: string): Promise<SqlFile> {
  return { name: basename(path), statements: await readFile(path, 'utf8') };
}
