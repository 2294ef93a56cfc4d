import { setTimeout } from 'node:timers/promises';
import {
  type PostgresServer,
  startPostgres,
} from '../../supabase/local/database/postgres-server.ts';

/** Returns how many pages of 8 kB the work reads of tables and indexes, whether they are in memory or not. */
type BufferCounter = (work: () => Promise<unknown>) => Promise<number>;

/** The log arrives after the answer. */
const LOG_MS = 200;

/** Starts a PostgreSQL of which the extension auto_explain logs what each statement reads. */
export async function startCountedPostgres(): Promise<PostgresServer & { count: BufferCounter }> {
  let log = '';
  const server = await startPostgres('postgres', {
    settings: [
      'shared_preload_libraries=auto_explain',
      'shared_buffers=1GB',
      'max_wal_size=4GB',
      'auto_explain.log_min_duration=0',
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
    count: async (work) => {
      await setTimeout(LOG_MS);
      log = '';
      await work();
      await setTimeout(LOG_MS);
      const plans = log.matchAll(
        /"Plan": \{[\s\S]*?"Shared Hit Blocks": (\d+),\s+"Shared Read Blocks": (\d+)/g,
      );
      return [...plans].reduce((sum, [, hit, read]) => sum + Number(hit) + Number(read), 0);
    },
  };
}
