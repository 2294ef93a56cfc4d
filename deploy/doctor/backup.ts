import { backupKey } from '../backup/archive.ts';
import { connect as connectDatabase } from '../backup/database.ts';
import type { Check } from './site.ts';

/** Port at which Supabase's pool serves transactions only. */
const TRANSACTION_POOL = '6543';

async function database(url: string, timeout: number): Promise<string[]> {
  const parsed = URL.parse(url);
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    return ['DATABASE_URL must be a URL that begins with postgres://.'];
  }
  if (parsed.port === TRANSACTION_POOL) {
    return ["DATABASE_URL is a transaction pool: a backup needs the database's direct connection."];
  }
  const sql = connectDatabase(url, timeout / 1000);
  try {
    await sql`select 1`;
    return [];
  } catch {
    return [
      `The database does not answer at DATABASE_URL (${parsed.host}): check host, user and password.`,
    ];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** The variables of `npm run backup`; they may be in their own environment, which the site does not read. */
export const backup: Check = async ({ variables, timeout }) => {
  const { DATABASE_URL: url, BACKUP_KEY: key } = variables;
  const wrong: string[] = [];
  try {
    backupKey(key);
  } catch (error) {
    if (error instanceof Error) wrong.push(error.message);
  }
  if (url) wrong.push(...(await database(url, timeout)));
  else if (key) wrong.push('DATABASE_URL is missing beside BACKUP_KEY: no backup can be made.');
  if (wrong.length > 0) return wrong;
  if (!url) return [{ note: 'Backups are not set up in this environment: see deploy/README.md.' }];
  return key ? [] : [{ note: 'Backups are not encrypted: BACKUP_KEY is not set.' }];
};
