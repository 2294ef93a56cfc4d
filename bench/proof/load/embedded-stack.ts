import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row, Value } from '../../../supabase/local/database/database.ts';
import { startPostgres } from '../../../supabase/local/database/postgres-server.ts';
import { freePort } from '../../../supabase/local/ports.ts';
import { mountDisk } from '../../support/disk.ts';
import { ports } from '../../support/ports.ts';
import { KEYS, type PostgresStack, SITE_URL } from '../../support/site.ts';

/** A statement for the program. */
export type Ask = { nth: number; statement: string; parameters: readonly Value[] };
type Answer = { nth: number; rows?: Row[]; failure?: string };

/** Space for the seed, and for the data that a run writes. */
const DISK_MEGABYTES = 700;

export type MortalStack = {
  stack: PostgresStack;
  /** Takes the database down without warning. */
  kill(): Promise<void>;
  /** Restores it with the same data. */
  restart(): Promise<void>;
};

/** Returns the database with something that ends after it. */
const endingWith = (
  { stack, ...database }: MortalStack,
  end: () => Promise<void> | void,
): MortalStack => ({
  ...database,
  stack: {
    ...stack,
    stop: async () => {
      await stack.stop();
      await end();
    },
  },
});

/** Starts the embedded Supabase of the demo, with its data in a folder, in a process that can be killed. */
export const openEmbedded = () => openProgram('');

/** Starts it on a PostgreSQL that can be killed, while the program keeps running. */
export async function openOnPostgres(parent?: string): Promise<MortalStack> {
  const settings = { keepsCommits: true, ...(parent && { parent }) };
  const { url, kill, restart, stop } = await startPostgres('postgres', settings);
  try {
    const { stack } = await openProgram(url);
    return endingWith({ stack, kill, restart }, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts it on a PostgreSQL whose disk `kill` fills, and `restart` frees. */
export async function openOnSmallDisk(): Promise<MortalStack> {
  const disk = mountDisk(DISK_MEGABYTES);
  try {
    const database = await openOnPostgres(disk.folder);
    const kill = async () => disk.fill();
    const restart = async () => {
      disk.free();
      // It may have exited because it could not write its log.
      await database.restart();
    };
    return endingWith({ ...database, kill, restart }, disk.remove);
  } catch (error) {
    disk.remove();
    throw error;
  }
}

async function openProgram(databaseUrl: string): Promise<MortalStack> {
  const folder = await mkdtemp(join(tmpdir(), 'tech-link-embedded-'));
  const webhookSecret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  const settings = {
    keys: KEYS,
    siteUrl: SITE_URL,
    webhookSecret,
    ports: {
      api: ports.api,
      mailbox: await freePort(),
      smtp: await freePort(),
      hook: await freePort(),
    },
    folder,
    databaseUrl,
  };
  let program: ChildProcess;
  async function start() {
    // The driver's messages about a lost database are expected.
    program = fork(new URL('embedded-program.ts', import.meta.url), [JSON.stringify(settings)], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ended = once(program, 'exit').then(([code]) => {
      throw new Error(`The embedded Supabase ended with ${code}`);
    });
    const [urls] = await Promise.race([once(program, 'message'), ended]);
    // From here on it may be killed.
    ended.catch(() => {});
    return urls;
  }
  async function kill() {
    if (program.exitCode !== null || program.signalCode !== null) return;
    const ended = once(program, 'exit');
    program.kill('SIGKILL');
    await ended;
  }
  let asked = 0;
  function sql(statement: string, parameters: readonly Value[] = []): Promise<Row[]> {
    asked += 1;
    const nth = asked;
    return new Promise((resolve, reject) => {
      const onAnswer = (answer: Answer) => {
        if (answer.nth !== nth) return;
        program.off('message', onAnswer);
        if (answer.rows) resolve(answer.rows);
        else reject(new Error(answer.failure));
      };
      program.on('message', onAnswer);
      program.send({ nth, statement, parameters } satisfies Ask);
    });
  }
  const urls: Pick<PostgresStack, 'url' | 'mailboxUrl' | 'smtpUrl' | 'receiverUrl' | 'hookUrl'> =
    await start();
  return {
    kill,
    restart: start,
    stack: {
      ...urls,
      publishableKey: KEYS.publishable,
      secretKey: KEYS.secret,
      jwtSecret: KEYS.jwt,
      webhookSecret,
      databaseUrl,
      api: (request) => fetch(request),
      sql,
      dropRealtimeConnections: () => {},
      stop: async () => {
        await kill();
        await rm(folder, { recursive: true, force: true });
      },
    },
  };
}
