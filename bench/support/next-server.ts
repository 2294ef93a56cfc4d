import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ask } from './requests.ts';
import { until } from './until.ts';

export const projectFolder = join(import.meta.dirname, '../..');
export const nextBinary = join(projectFolder, 'node_modules/next/dist/bin/next');
const endWithParent = new URL('../../supabase/local/end-with-parent.ts', import.meta.url).href;

/** A production server of Next that can be killed and started again. */
export type NextServer = {
  url: string;
  pid(): number;
  runs(): boolean;
  /** Returns the milliseconds until the first page. */
  start(): Promise<number>;
  /** Sends SIGKILL to the server and its children. */
  kill(): Promise<void>;
  /** Sends SIGTERM and waits for the server to exit. */
  terminate(): Promise<void>;
};

/**
 * Prepares the server of a built application; it ends with this process.
 * @param settings.env environment variables of the application
 * @param settings.node arguments of Node
 * @param settings.start arguments of `next`
 * @param settings.program command to run instead of `next`, such as a standalone server.js
 * @param settings.quiet whether to suppress reports of intended failures
 */
export function nextServer(settings: {
  folder: string;
  port: number;
  env: NodeJS.Dict<string>;
  node?: string[];
  start?: string[];
  program?: string;
  quiet?: boolean;
}): NextServer {
  const { folder, port, env, node = [], start = ['start'] } = settings;
  const { program = nextBinary, quiet = false } = settings;
  const url = `http://localhost:${port}`;
  let server: ChildProcess | null = null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!server?.pid || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    process.kill(-server.pid, signal);
    await ended;
    server = null;
  };
  const kill = () => end('SIGKILL');
  return {
    url,
    kill,
    terminate: () => end('SIGTERM'),
    runs: () => server !== null,
    pid: () => {
      if (!server?.pid) throw new Error(`The server at ${url} does not run`);
      return server.pid;
    },
    start: async () => {
      await kill();
      const startedAt = performance.now();
      server = spawn(
        process.execPath,
        [...node, '--import', endWithParent, program, ...start, '-p', String(port)],
        {
          cwd: folder,
          env: { ...env, NODE_ENV: 'production', PORT: String(port) },
          detached: true,
          stdio: ['ignore', 'ignore', quiet ? 'ignore' : 'inherit', 'ipc'],
        },
      );
      const isUp = async () => (await ask({ url })) > 0;
      await until(`the server at ${url} answers`, isUp, { everyMs: 10 });
      return performance.now() - startedAt;
    },
  };
}
