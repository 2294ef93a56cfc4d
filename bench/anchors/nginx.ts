import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sitemapPaths } from '../../e2e/support/sitemap.ts';
import { paths } from '../../lib/paths.ts';
import { NotMeasured } from '../not-measured.ts';
import { projectFolder } from '../support/next-server.ts';
import { ports } from '../support/ports.ts';
import { ask } from '../support/requests.ts';
import type { Site } from '../support/site.ts';
import { until } from '../support/until.ts';

type Deployed = {
  /** nginx configured as in deploy/nginx.conf, in front of the site. */
  url: string;
  /** nginx alone with the same pages. */
  bareUrl: string;
  /** Paths of the public pages that both serve. */
  pages: string[];
  /** Processes of the nginx in front of the site, and of the site behind it. */
  pid(): number;
  serverPid(): number;
  stop(): Promise<void>;
};

const deployFolder = join(projectFolder, 'deploy');

/** Throws NotMeasured if the program is not installed. */
export function requireProgram(name: string): void {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
  } catch {
    throw new NotMeasured(`${name} is not installed (Debian: apt-get install -y ${name})`);
  }
}

/** nginx writes into its own folder. */
const ownFolder = (folder: string) => `
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;`;

/** Port of nginx, and the ports of the servers behind it. */
export type Proxied = { port: number; servers: readonly number[] };

/**
 * Returns deploy/nginx.conf with the values of this machine, without TLS, which the bare nginx does not use either.
 * @throws if a line that needs another value has changed
 */
export function siteConfiguration(folder: string, { port, servers }: Proxied): string {
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
    // The site uses a separate port.
    [/(?<=X-Forwarded-Host )\$server_name/, `$server_name:${port}`],
    [/(?<=alias )\/srv\/tech-link(?=\/\.next)/, projectFolder],
  ];
  return replaced(readFileSync(join(deployFolder, 'nginx.conf'), 'utf8'), values);
}

/** Replaces each pattern in a configuration, and throws if one does not match. */
export function replaced(text: string, values: readonly (readonly [RegExp, string])[]): string {
  return values.reduce((before, [pattern, value]) => {
    const changed = before.replace(pattern, value);
    if (changed === before) throw new Error(`deploy/nginx.conf has nothing like ${pattern}`);
    return changed;
  }, text);
}

/** Returns a server that serves only the files in `folder/pages`. */
const bareConfiguration = (folder: string) => `
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
    root ${folder}/pages;
    gzip_static on;
    brotli_static on;
    location / { try_files $uri.html /index.html =404; }
  }
}
`;

export type Nginx = { folder: string; pid(): number; stop(): Promise<void> };

/** Starts nginx with the configuration for its own folder. */
export function startNginx(configurationOf: (folder: string) => string): Nginx {
  requireProgram('nginx');
  const folder = mkdtempSync(join(tmpdir(), 'tech-link-nginx-'));
  // The workers of nginx run as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'cache'));
  for (const part of globSync(join(deployFolder, '*.conf'))) {
    copyFileSync(part, join(folder, basename(part)));
  }
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configurationOf(folder));
  const server = spawn('nginx', ['-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  return {
    folder,
    pid: () => server.pid ?? 0,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes a page as files, compressed like those nginx serves. */
async function writePage(folder: string, url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const html = Buffer.from(await response.arrayBuffer());
  const { pathname } = new URL(url);
  const file = join(folder, `${pathname === '/' ? '/index' : pathname}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  writeFileSync(`${file}.gz`, gzipSync(html));
  writeFileSync(`${file}.br`, brotliCompressSync(html));
}

/** Starts the site behind nginx as deployed, and nginx alone with the same pages. */
export async function startDeployed(site: Site): Promise<Deployed> {
  requireProgram('nginx');
  const server = site.beside(ports.behindProxy, { BEHIND_PROXY: '1', TRUSTED_PROXIES: '1' });
  const proxied = { port: ports.deployed, servers: [ports.behindProxy] };
  const front = startNginx((folder) => siteConfiguration(folder, proxied));
  const bare = startNginx(bareConfiguration);
  const stop = async () => {
    await Promise.all([front.stop(), bare.stop(), server.kill()]);
  };
  try {
    await server.start();
    const pages = await sitemapPaths(server.url);
    for (const page of pages) await writePage(join(bare.folder, 'pages'), server.url + page);
    const url = `http://127.0.0.1:${ports.deployed}`;
    const bareUrl = `http://127.0.0.1:${ports.bareNginx}`;
    for (const nginx of [url, bareUrl]) {
      const answers = async () => (await ask({ url: nginx + paths.about })) > 0;
      await until(`nginx answers at ${nginx}`, answers, { seconds: 20, everyMs: 50 });
    }
    return { url, bareUrl, pages, pid: front.pid, serverPid: server.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
