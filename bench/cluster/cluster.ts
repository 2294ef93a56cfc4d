import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { requireProgram, siteConfiguration, startNginx } from '../anchors/nginx.ts';
import { type NextServer, projectFolder } from '../support/next-server.ts';
import { ports } from '../support/ports.ts';
import { ask } from '../support/requests.ts';
import { openSite, SITE_URL, type Site, startArguments } from '../support/site.ts';
import { until } from '../support/until.ts';
import { type Gate, openGate } from './gate.ts';

/** A server of the site, and its own connection to the database. */
export type Member = { server: NextServer; gate: Gate };

export type Cluster = {
  site: Site;
  first: Member;
  second: Member;
  /** Starts those of the two servers that are not running; all share changes through this Redis, or none. */
  run(redisUrl?: string | null): Promise<void>;
  /** Starts a third server that must refuse to run. Returns its exit code and its output. */
  startRefused(env: NodeJS.Dict<string>): Promise<{ code: number | null; said: string }>;
  stop(): Promise<void>;
};

/** Pages are stored in the folder of the build, so each server has its own. */
const BUILDS = { first: '.next', second: '.next-second' } as const;

function copyBuild() {
  const [from, to] = [join(projectFolder, BUILDS.first), join(projectFolder, BUILDS.second)];
  rmSync(to, { recursive: true, force: true });
  const filter = (file: string) => !file.startsWith(join(from, 'cache'));
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
}

/** Starts two servers of the site behind nginx, each with its own build, on one fresh PostgreSQL. */
export async function openCluster(): Promise<Cluster> {
  requireProgram('nginx');
  const site = await openSite();
  copyBuild();
  let sharedRedis: string | null = null;

  async function member(place: 'first' | 'second', port: number) {
    const gate = await openGate(site.stack.url);
    const server = () =>
      site.beside(
        port,
        {
          BEHIND_PROXY: '1',
          NEXT_DIST_DIR: BUILDS[place],
          NEXT_PUBLIC_SUPABASE_URL: gate.url,
          REDIS_URL: sharedRedis ?? '',
          // nginx and the load generator, which sets the IP of each visitor.
          TRUSTED_PROXIES: '2',
        },
        true,
      );
    return { gate, server: server(), renew: server };
  }
  const first = await member('first', ports.servers.first);
  const second = await member('second', ports.servers.second);
  const members = [first, second];

  async function shareBy(url: string | null) {
    await Promise.all(members.map(({ server }) => server.kill()));
    sharedRedis = url;
    for (const one of members) one.server = one.renew();
    // Otherwise they would have to wait until the old entries expire.
    await site.stack.sql('delete from public.servers');
  }

  // At the URL of the site.
  const proxied = { port: ports.site, servers: Object.values(ports.servers) };
  const proxy = startNginx((folder) => siteConfiguration(folder, proxied));
  const cluster: Cluster = {
    site,
    first,
    second,
    run: async (redisUrl = null) => {
      if (redisUrl !== sharedRedis) await shareBy(redisUrl);
      for (const { gate, server } of members) {
        gate.set('open');
        if (!server.runs()) await server.start();
      }
      // nginx retries a failed server after ten seconds.
      await until('nginx answers', async () => (await ask({ url: SITE_URL })) > 0);
    },
    startRefused: async (env) => {
      const { node, program, start } = startArguments();
      const server = spawn(
        process.execPath,
        [...node, program, ...start, '-p', String(ports.refused)],
        {
          cwd: projectFolder,
          env: { ...site.env, NODE_ENV: 'production', ...env },
          stdio: ['ignore', 'ignore', 'pipe'],
        },
      );
      const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
      const patience = setTimeout(() => server.kill('SIGKILL'), 20_000);
      const said = await text(server.stderr);
      clearTimeout(patience);
      return { code: await ended, said };
    },
    stop: async () => {
      await proxy.stop();
      await Promise.all(members.map(({ server }) => server.kill()));
      await Promise.all(members.map(({ gate }) => gate.stop()));
      await site.stop();
      rmSync(join(projectFolder, BUILDS.second), { recursive: true, force: true });
    },
  };
  return cluster;
}
