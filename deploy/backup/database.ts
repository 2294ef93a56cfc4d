import { once } from 'node:events';
import postgres from 'postgres';
import { z } from 'zod';
import { PlainError } from '../../supabase/local/plain-error.ts';
import { startTool } from './postgres-tools.ts';

/** Schemas whose rows a restore brings back. Rows of files come with the files, through Storage. */
const RESTORED = ['public', 'private', 'auth'];
/** Also in the dump, for a restore by hand. */
const DUMPED = [...RESTORED, 'storage', 'supabase_migrations'];
/** Bookkeeping of Supabase's own Auth. */
const NOT_OURS = 'auth.schema_migrations';

/** Description of an archive, at its beginning. */
export const manifest = z.object({
  createdAt: z.string(),
  database: z.string(),
  /** Versions of the migrations that the database had. */
  migrations: z.array(z.string()),
  /** Number of rows of each table. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
});
export type Manifest = z.output<typeof manifest>;

export type StoredFile = { bucket: string; name: string; type: string; cacheControl: string };

type Sql = postgres.Sql | postgres.ReservedSql;

/** Opens a database; one connection is enough, and a pool of Supabase gives no session. */
export function connect(databaseUrl: string, timeoutSeconds = 10): postgres.Sql {
  return postgres(databaseUrl, { max: 1, onnotice: () => {}, connect_timeout: timeoutSeconds });
}

/** Returns the tables whose rows are restored, as `schema.name`, quoted. */
export async function restoredTables(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${sql(RESTORED)} and c.relkind = 'r'
    order by 1`;
  return rows.map(({ name }) => name).filter((name) => name !== NOT_OURS);
}

export async function countRows(sql: Sql, tables: readonly string[]) {
  const rows: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await sql.unsafe<{ count: number }[]>(
      `select count(*)::float8 as count from ${table}`,
    );
    rows[table] = row?.count ?? 0;
  }
  return rows;
}

export async function appliedMigrations(sql: Sql): Promise<string[]> {
  const [known] = await sql`
    select to_regclass('supabase_migrations.schema_migrations') is not null as yes`;
  if (!known?.yes) return [];
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by 1`;
  return rows.map(({ version }) => version);
}

export async function storedFiles(sql: Sql): Promise<StoredFile[]> {
  return sql<StoredFile[]>`
    select
      bucket_id as bucket, name,
      coalesce(metadata->>'mimetype', 'application/octet-stream') as type,
      coalesce(metadata->>'cacheControl', 'no-cache') as "cacheControl"
    from storage.objects order by 1, 2`;
}

export type Snapshot = {
  manifest: Manifest;
  files: StoredFile[];
  /** The database as `pg_dump` writes it. */
  dump(): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
};

/** Opens one state of the database: what is counted, listed and dumped fits together while people continue working. */
export async function openSnapshot(databaseUrl: string): Promise<Snapshot> {
  const sql = connect(databaseUrl);
  try {
    await sql`begin isolation level repeatable read read only`;
    const [state] = await sql<{ id: string; database: string }[]>`
      select pg_export_snapshot() as id, current_database() as database`;
    if (!state) throw new Error('The database exports no snapshot');
    const files = await storedFiles(sql);
    return {
      files,
      manifest: {
        createdAt: new Date().toISOString(),
        database: state.database,
        migrations: await appliedMigrations(sql),
        rows: await countRows(sql, await restoredTables(sql)),
        files: files.length,
      },
      async *dump() {
        const tool = startTool(
          'pg_dump',
          [
            '--format=custom',
            `--snapshot=${state.id}`,
            `--exclude-table-data=${NOT_OURS}`,
            ...DUMPED.map((schema) => `--schema=${schema}`),
          ],
          databaseUrl,
        );
        yield* tool.process.stdout ?? [];
        await tool.ended;
      },
      close: () => sql.end(),
    };
  } catch (error) {
    await sql.end();
    throw error;
  }
}

/** Tables that the migrations themselves fill. */
const FROM_MIGRATIONS =
  /^(?:public\.(?:audit_log$|availability_|(?:deal|retention|security)_settings$)|private\.(?:pseudonym_key|trade_words)$)/;

/** Returns the tables that hold more rows than those of the migrations. */
export async function filledTables(sql: Sql): Promise<string[]> {
  const rows = await countRows(sql, await restoredTables(sql));
  return Object.keys(rows).filter((table) => rows[table] && !FROM_MIGRATIONS.test(table));
}

/** The statement that fails unless each table has as many rows as the archive says. */
function countCheck(rows: Record<string, number>): string {
  const checks = Object.entries(rows).map(
    ([table, count]) => `
      if (select count(*) from ${table}) <> ${count} then
        raise exception 'Table % has not the ${count} rows of the archive', '${table}';
      end if;`,
  );
  return `do $check$ begin ${checks.join('')} end $check$;`;
}

/**
 * Replaces all rows by those of a dump, in one transaction: it ends as it began, or with exactly the rows that the
 * manifest counts. Triggers do not run, so nothing is mailed, audited or refused.
 */
export async function loadRows(
  databaseUrl: string,
  { tables, rows }: { tables: readonly string[]; rows: Manifest['rows'] },
  dump: AsyncIterable<Uint8Array>,
): Promise<void> {
  const psql = startTool('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-f', '-'], databaseUrl);
  const restore = startTool('pg_restore', [
    '--data-only',
    ...RESTORED.map((schema) => `--schema=${schema}`),
    '--file=-',
  ]);
  const { stdin: input } = psql.process;
  if (!input || !restore.process.stdin || !restore.process.stdout) throw new Error('No pipes');
  psql.process.stdout?.resume();
  input.write(`begin; set session_replication_role = replica; truncate ${tables.join(', ')};\n`);
  restore.process.stdout.pipe(input, { end: false });
  const psqlFailed = psql.ended.then(() => Promise.reject(new Error('psql ended too early')));
  // It ends well, too, after the commit.
  psqlFailed.catch(() => {});
  const { stdin } = restore.process;
  const send = async () => {
    for await (const part of dump) {
      // pg_restore reads no further than the last of these schemas. What follows is read here, up to the next file.
      if (stdin.destroyed) await restore.ended;
      else if (!stdin.write(part)) {
        const canWrite = once(stdin, 'drain').catch(() => {});
        await Promise.race([canWrite, restore.ended]);
      }
    }
    stdin.end();
    await restore.ended;
  };
  try {
    // If psql ends first, no one reads what pg_restore writes.
    await Promise.race([send(), psqlFailed]);
    input.end(`\n${countCheck(rows)}\ncommit; analyze;\n`);
    await psql.ended;
  } catch (error) {
    // Without its commit, the transaction has changed nothing.
    restore.process.kill();
    psql.process.kill();
    throw error instanceof PlainError
      ? new PlainError(`${error.message}\nThe database is as it was.`, { cause: error })
      : error;
  }
}
