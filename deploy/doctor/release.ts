import { z } from 'zod';
import {
  digestOf,
  type Release,
  releasedHashes,
  releaseMistakes,
} from '../../supabase/local/database/released.ts';
import { readSqlFiles, type SqlFile } from '../../supabase/local/database/sql-files.ts';
import { ask, type Check, jsonOf, type Note } from './site.ts';

const digests = z.array(z.object({ version: z.string(), digest: z.string().nullable() }));

/** Migrations of a database, with the hash of what was applied. */
type Applied = z.infer<typeof digests>;

const versionOf = (name: string) => name.slice(0, 14);

/** Returns the newest release that the database has in full, with those before it. */
function latestIn(applied: Applied, releases: Release[]): string | null {
  const versions = new Set(applied.map(({ version }) => version));
  const lacking = releases.findIndex(({ hashes }) =>
    [...hashes.keys()].some((name) => !versions.has(versionOf(name))),
  );
  return (lacking < 0 ? releases : releases.slice(0, lacking)).at(-1)?.version ?? null;
}

/** Compares what a database has applied with what the releases froze. */
function compare(
  applied: Applied,
  migrations: SqlFile[],
  releases: Release[],
): { mistakes: string[]; unreleased: string[] } {
  const released = releasedHashes(releases);
  const files = new Map(migrations.map((file) => [versionOf(file.name), file]));
  const mistakes: string[] = [];
  const unreleased: string[] = [];
  for (const { version, digest } of applied) {
    const file = files.get(version);
    // The check of migrations names those that this release does not know.
    if (!file) continue;
    const release = releases.find(({ hashes }) => hashes.has(file.name));
    if (!release) unreleased.push(file.name);
    else if (digest !== digestOf(file.statements)) {
      mistakes.push(
        `The database differs from release ${release.version} in ${file.name}: it applied another text of that file. Find the difference with supabase db diff and undo it, then record the file with supabase migration repair --status applied ${version}.`,
      );
    }
  }
  return { mistakes: [...releaseMistakes(migrations, released), ...mistakes], unreleased };
}

/** A database in production has the migrations of a release only, as the release froze them. */
export const release: Check = async (site) => {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key, SITE_URL } = site.env;
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  const response = await ask(site, `${url}/rest/v1/rpc/migration_digests`, { headers });
  const { data: applied } = digests.safeParse(await jsonOf(response));
  // Other checks say why it cannot be asked, and that it has no migrations.
  if (!response?.ok || !applied || applied.length === 0) return [];

  const { migrations } = await readSqlFiles();
  const { mistakes, unreleased } = compare(applied, migrations, site.releases);
  const latest = latestIn(applied, site.releases);
  const found: (string | Note)[] = [...mistakes];
  if (unreleased.length > 0) {
    const what = latest
      ? `The database has ${unreleased.length} migrations that were never released, the first is ${unreleased[0]}`
      : 'The migrations of the database were never released';
    const sentence = `${what}: a later edit of these files would not reach it. Cut a release before you push migrations: npm run release -- 1.2.3.`;
    // On the machine of a developer that is normal.
    found.push(SITE_URL.startsWith('https:') ? sentence : { note: sentence });
  } else if (latest && mistakes.length === 0) {
    found.push({ note: `The database is that of release ${latest}.` });
  }
  return found;
};
