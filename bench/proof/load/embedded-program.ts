import { join } from 'node:path';
import { migrate } from '../../../supabase/local/database/migrations.ts';
import { openPglite } from '../../../supabase/local/database/pglite-database.ts';
import { openPostgres } from '../../../supabase/local/database/postgres-database.ts';
import { type StackSettings, startStack } from '../../../supabase/local/stack.ts';
import type { Ask } from './embedded-stack.ts';

// Runs the embedded Supabase in a separate process that can be killed. It executes the statements that its parent
// sends.

const settings: Omit<StackSettings, 'database'> & { databaseUrl: string } = JSON.parse(
  process.argv[2] ?? '{}',
);
process.on('disconnect', () => process.exit());

const { databaseUrl, folder } = settings;
const database = databaseUrl
  ? await openPostgres(databaseUrl)
  : await openPglite({ folder: join(folder, 'postgres') });
await migrate(database);
const { url, mailboxUrl, smtpUrl, receiverUrl, hookUrl } = await startStack({
  ...settings,
  database,
});
process.on('message', async ({ nth, statement, parameters }: Ask) => {
  try {
    process.send?.({ nth, rows: await database.query(statement, parameters) });
  } catch (error) {
    process.send?.({ nth, failure: String(error) });
  }
});
process.send?.({ url, mailboxUrl, smtpUrl, receiverUrl, hookUrl });
