import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { paths } from '../../lib/paths.ts';
import { NotMeasured } from '../row.ts';
import { ask } from '../support/load.ts';
import { ports } from '../support/ports.ts';
import type { Site } from '../support/site.ts';
import { until } from '../support/until.ts';

export type Deployed = {
  /** nginx in front of the site. */
  url: string;
  /** nginx alone with the same pages. */
  bareUrl: string;
  /** A page that both have as a file. */
  page: string;
  stop(): Promise<void>;
};

/** Throws NotMeasured if the machine does not have the program. */
export function requireProgram(name: string): void {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
  } catch {
    throw new NotMeasured(`${name} is not installed (Debian: apt-get install -y ${name})`);
  }
}

/** Directives that both servers share; every path is inside the folder. */
const configuration = (folder: string, servers: string) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  keepalive_requests 100000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  gzip_static on;
  ${servers}
}
`;

const bareServer = (pages: string) => `
  server {
    listen 127.0.0.1:${ports.bareNginx};
    root ${pages};
    location / { try_files $uri.html =404; }
  }
`;

const siteServer = (pages: string, site: string) => `
  upstream site { server ${new URL(site).host}; keepalive 16; }
  server {
    listen 127.0.0.1:${ports.deployed};
    root ${pages};
    location / { try_files $uri.html @site; }
    location @site {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Host $http_host;
    }
  }
`;

async function startNginx(folder: string, servers: string, url: string): Promise<ChildProcess> {
  mkdirSync(folder);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, servers));
  const server = spawn('nginx', ['-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const hasAnswer = async () => (await ask({ url, expected: [200, 404] })) > 0;
  await until(`nginx answers at ${url}`, hasAnswer, { seconds: 20, everyMs: 50 });
  return server;
}

async function stopNginx(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

/** Has the site write a page as a file. */
async function storePage(site: string, path: string, pages: string) {
  const page = Buffer.from(await (await fetch(site + path)).arrayBuffer());
  writeFileSync(join(pages, `${path}.html`), page);
  writeFileSync(join(pages, `${path}.html.gz`), gzipSync(page));
}

/** Starts nginx in front of the site, and nginx alone with the same pages. */
export async function startDeployed(site: Site): Promise<Deployed> {
  requireProgram('nginx');
  const folder = mkdtempSync(join(tmpdir(), 'tech-link-nginx-'));
  const pages = join(folder, 'pages');
  const server = site.beside(ports.behindProxy, { BEHIND_PROXY: '1', PAGES_DIR: pages });
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
    await storePage(server.url, paths.about, pages);
    const url = `http://127.0.0.1:${ports.deployed}`;
    const bareUrl = `http://127.0.0.1:${ports.bareNginx}`;
    started.push(await startNginx(join(folder, 'site'), siteServer(pages, server.url), url));
    started.push(await startNginx(join(folder, 'bare'), bareServer(pages), bareUrl));
    return { url, bareUrl, page: paths.about, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
