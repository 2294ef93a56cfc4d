import { setTimeout } from 'node:timers/promises';
import type { Query } from '../../supabase/local/database/database.ts';
import {
  type PostgresServer,
  startPostgres,
} from '../../supabase/local/database/postgres-server.ts';

/** Returns how many pages of 8 kB the work reads of tables and indexes, whether they are in memory or not. */
type BufferCounter = (work: () => Promise<unknown>) => Promise<number>;

/** The log arrives after the answer. */
const LOG_MS = 200;

/**
 * Starts a PostgreSQL whose extension auto_explain can log the pages that each statement reads. `openCounter` begins to
 * log, so a database is filled before: otherwise each index that `vacuum analyze` computes would be logged, too.
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
