import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../supabase/migrations');

/** Returns the versions of the migrations in the repository, oldest first. */
export function migrationVersions(): string[] {
  return readdirSync(FOLDER)
    .flatMap((name) => /^(\d{14})_.*\.sql$/.exec(name)?.[1] ?? [])
    .toSorted();
}
