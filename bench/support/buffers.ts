import { setTimeout } from 'node:timers/promises';
import type { Query } from '../../supabase/local/database/database.ts';
import {
  type PostgresServer,
  startPostgres,
} from '../../supabase/local/database/postgres-server.ts';

/** Returns how many 8 kB pages of tables and indexes the work reads, from memory or disk. */
type BufferCounter = (work: () => Promise<unknown>) => Promise<number>;

/** The log arrives after the response. */
const LOG_MS = 200;

/**
 * Starts a PostgreSQL whose extension auto_explain can log the pages that each statement reads. Logging starts with
 * `openCounter`, so fill the database first: otherwise each index that `vacuum analyze` computes would be logged,
 * too.
 */
export async function startCountedPostgres(): Promise<
  PostgresServer & { openCounter(sql: Query): Promise<BufferCounter> }
> {
  let log = '';
  const server = await startPostgres('postgres', {
    settings: [
      'shared_preload_libraries=auto_explain',
      'shared_buffers=1GB',
      'max_wal_size=4GB',
      'auto_explain.log_analyze=on',
      'auto_explain.log_buffers=on',
      'auto_explain.log_timing=off',
      'auto_explain.log_format=json',
    ],
    onLog: (text) => {
      log += text;
    },
  });
  return {
    ...server,
    openCounter: async (sql) => {
      await sql('alter system set auto_explain.log_min_duration = 0');
      await sql('select pg_reload_conf()');
      return async (work) => {
        await setTimeout(LOG_MS);
        log = '';
        await work();
        await setTimeout(LOG_MS);
        const plans = log.matchAll(
          /"Plan": \{[\s\S]*?"Shared Hit Blocks": (\d+),\s+"Shared Read Blocks": (\d+)/g,
        );
        return [...plans].reduce((sum, [, hit, read]) => sum + Number(hit) + Number(read), 0);
      };
    },
  };
}
