import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { paths } from '../../lib/paths.ts';
import { NotMeasured } from '../row.ts';
import { ask } from '../support/load.ts';
import { projectFolder } from '../support/next-server.ts';
import { ports } from '../support/ports.ts';
import type { Site } from '../support/site.ts';
import { until } from '../support/until.ts';

type Deployed = {
  /** nginx as deploy/nginx.conf says, in front of the site. */
  url: string;
  /** nginx alone with the same pages. */
  bareUrl: string;
  /** A page that both have as a file. */
  page: string;
  stop(): Promise<void>;
};

const deployFolder = join(projectFolder, 'deploy');

/** Throws NotMeasured if the machine does not have the program. */
export function requireProgram(name: string): void {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
  } catch {
    throw new NotMeasured(`${name} is not installed (Debian: apt-get install -y ${name})`);
  }
}

/** nginx writes into a folder of its own. */
const ownFolder = (folder: string) => `
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;`;

export type Folders = { folder: string; pages: string };

/** Where nginx listens, and the ports of the servers behind it. */
export type Proxied = { port: number; servers: readonly number[] };

/**
 * Returns deploy/nginx.conf with the values of this machine, without TLS, which the bare nginx does not have either.
 * @throws when a line that needs another value has changed
 */
export function siteConfiguration({ folder, pages }: Folders, { port, servers }: Proxied): string {
  const upstream = servers.map((server) => `server 127.0.0.1:${server}$1;`).join(' ');
  const values: (readonly [RegExp, string])[] = [
    [/^pid .*;/m, `daemon off;\npid ${folder}/nginx.pid;`],
    [/^error_log .*;/m, `error_log ${folder}/error.log;`],
    [/^http \{/m, `http {${ownFolder(folder)}`],
    [/server 127\.0\.0\.1:3000( fail_timeout=\d+s);/, upstream],
    ...(servers.length > 1 ? ([[/^ +keepalive(_timeout)? \w+;\n/gm, '']] as const) : []),
    [/(?<=proxy_cache_path )\/var\/cache\/nginx/g, `${folder}/cache`],
    [/listen 80 default_server;/, `listen unix:${folder}/redirect.sock;`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/^\s*ssl_.*;$/gm, ''],
    [/server_name www\.your-domain\.com;/g, 'server_name localhost;'],
    [/(?<=root )\/var\/lib\/tech-link\/pages/g, pages],
    [/(?<=alias )\/srv\/tech-link(?=\/\.next)/, projectFolder],
  ];
  return replaced(readFileSync(join(deployFolder, 'nginx.conf'), 'utf8'), values);
}

/** Replaces each pattern in a configuration, and throws where there is nothing to replace. */
export function replaced(text: string, values: readonly (readonly [RegExp, string])[]): string {
  return values.reduce((before, [pattern, value]) => {
    const changed = before.replace(pattern, value);
    if (changed === before) throw new Error(`deploy/nginx.conf has nothing like ${pattern}`);
    return changed;
  }, text);
}

/** Returns the same server without anything but the files. */
const bareConfiguration = ({ folder, pages }: Folders) => `
user www-data;
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
events { worker_connections 4096; }
http {${ownFolder(folder)}
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  server {
    listen 127.0.0.1:${ports.bareNginx};
    root ${pages};
    gzip_static on;
    brotli_static on;
    location / { try_files $uri.html =404; }
  }
}
`;

/** Starts nginx with deploy/nginx.conf, or another configuration, in a folder of its own. */
export function startNginx(
  folders: Folders,
  configurationOf: (folders: Folders) => string,
): ChildProcess {
  const { folder } = folders;
  mkdirSync(join(folder, 'cache'), { recursive: true });
  for (const part of globSync(join(deployFolder, '*.conf'))) {
    copyFileSync(part, join(folder, basename(part)));
  }
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configurationOf(folders));
  return spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
}

export async function stopNginx(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

/** Starts the site behind nginx as it is deployed, and nginx alone with the same pages. */
export async function startDeployed(site: Site): Promise<Deployed> {
  requireProgram('nginx');
  const folder = mkdtempSync(join(tmpdir(), 'tech-link-nginx-'));
  const pages = join(folder, 'pages');
  const server = site.beside(ports.behindProxy, {
    BEHIND_PROXY: '1',
    TRUSTED_PROXIES: '1',
    PAGES_DIR: pages,
  });
  const started: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(started.map(stopNginx));
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // The workers of nginx run as another user.
    chmodSync(folder, 0o755);
    mkdirSync(pages);
    await server.start();
    const page = paths.about;
    await until(`the site has written ${page}`, async () => {
      // A visit of an old page has it rendered again, and the next one finds it.
      await ask({ url: server.url + page });
      return existsSync(join(pages, `${page}.html.br`));
    });
    const url = `http://127.0.0.1:${ports.deployed}`;
    const bareUrl = `http://127.0.0.1:${ports.bareNginx}`;
    const folders = (name: string) => ({ folder: join(folder, name), pages });
    const proxied = { port: ports.deployed, servers: [ports.behindProxy] };
    started.push(startNginx(folders('site'), (own) => siteConfiguration(own, proxied)));
    started.push(startNginx(folders('bare'), bareConfiguration));
    for (const nginx of [url, bareUrl]) {
      const answers = async () => (await ask({ url: nginx + page })) > 0;
      await until(`nginx answers at ${nginx}`, answers, { seconds: 20, everyMs: 50 });
    }
    return { url, bareUrl, page, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
