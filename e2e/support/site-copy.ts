import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../../supabase/local/commands/app-process.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { listen, portOf } from '../../supabase/local/web-server.ts';
import { testEnvironment } from './test-environment.ts';

const root = join(import.meta.dirname, '../..');
const build = process.env.NEXT_DIST_DIR ?? '.next';
const kept = ['server/{app,route-cache}/**/*.{html,body,meta}', 'cache/fetch-cache/*'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** The production build in a second server, with its own pages, cache and database connection. */
export type SiteCopy = {
  url: string;
  /** Cuts the connection to the database; pending responses are lost. */
  cutDatabase(): void;
  /** Breaks every database request that contains this text; null stops that. */
  breakRequests(text: string | null): void;
  /** Restarts the server with all its stored files one day older. */
  restartADayLater(): Promise<void>;
  stop(): Promise<void>;
};

export async function startSiteCopy(): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'tech-link-site-'));
  const entries = (await readdir(root)).filter((name) => !name.startsWith('.'));
  await Promise.all(entries.map((name) => symlink(join(root, name), join(folder, name))));
  await cp(join(root, build), join(folder, build), {
    recursive: true,
    filter: (file) =>
      !/\/(cache\/(?!fetch-cache)|dev$|server\/route-cache$)/.test(file.slice(root.length)),
  });

  const database = await openWayTo(Number(new URL(testEnvironment.NEXT_PUBLIC_SUPABASE_URL).port));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = () => startServer(folder, port, { SITE_URL: url, ...database.environment });
  let server = await start();
  const stopServer = async () => {
    server.kill();
    await once(server, 'exit');
  };
  return {
    url,
    cutDatabase: database.cut,
    breakRequests: database.breakRequests,
    async restartADayLater() {
      await stopServer();
      const files = globSync(kept, { cwd: join(folder, build) });
      await Promise.all(files.map((file) => makeOlder(join(folder, build, file))));
      server = await start();
    },
    async stop() {
      await stopServer();
      database.cut();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a stored file a day older: Next 16.4 uses the modification time of the file, Next 16.5 a time in it. */
async function makeOlder(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const older = text.replaceAll(
    /"(routeCacheLastModified|lastModified)":(\d+)/g,
    (_, name, time) => `"${name}":${Number(time) - DAY_MS}`,
  );
  if (older !== text) await writeFile(file, older);
  const yesterday = new Date(Date.now() - DAY_MS);
  await utimes(file, yesterday, yesterday);
}

/** Opens a proxy to a local port that can break some or all requests. */
async function openWayTo(port: number) {
  const sockets = new Set<Socket>();
  let broken: string | null = null;
  const way = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    near.on('data', (sent) => {
      if (broken !== null && sent.includes(broken)) near.destroy();
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  });
  await listen(way, 0);
  return {
    environment: { NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${portOf(way.address())}` },
    breakRequests: (text: string | null) => {
      broken = text;
    },
    cut: () => {
      way.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function startServer(
  folder: string,
  port: number,
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    [
      '--import',
      join(root, 'supabase/local/end-with-parent.ts'),
      startProgram,
      '--port',
      String(port),
    ],
    {
      cwd: folder,
      env: { ...process.env, ...testEnvironment, ...environment, LOG_LEVEL: 'fatal' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  const address = `http://localhost:${port}/icon.svg`;
  while (!(await fetch(address).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(`The copy ended with ${server.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return server;
}
