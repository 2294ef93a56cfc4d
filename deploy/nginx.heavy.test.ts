import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TOO_LARGE_ANCHOR } from '@/lib/careers/applications/cv-rules';
import { filteredLists } from '@/lib/core/lists/filtered-page';
import { responseHeaders } from '@/lib/core/security/headers';
import { freePort } from '@/supabase/local/ports';
import { listen, portOf } from '@/supabase/local/web-server';
import { warm } from './warm';

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasNginx =
  spawnSync('nginx', ['-v']).status === 0 && spawnSync('test', ['-e', MODULE]).status === 0;
const name = hasNginx
  ? 'nginx'
  : 'nginx (skipped: install nginx and libnginx-mod-http-brotli-static to run these)';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Returns the `add_header` directives of a file as [name, value]. */
const headersIn = (text: string) =>
  [...text.matchAll(/add_header (\S+) (["'])(.*)\2/g)].map(([, key, , value]) => [key, value]);

test('the nginx files contain the same headers as the site', () => {
  const headersOf = (path: string) =>
    responseHeaders
      .filter(({ source }) => source === path)
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
  const onDocuments = headersOf('/((?!_next/static/|scripts/).*)');
  expect(headersIn(read('security-headers.conf'))).toEqual(
    onDocuments.filter(([key]) => key !== 'Content-Security-Policy'),
  );
  const proxy = read('nginx.conf');
  expect(headersIn(read('asset-headers.conf'))).toEqual(headersOf('/scripts/:path*'));
  expect(proxy).toContain(`#${TOO_LARGE_ANCHOR}`);
});

test('the proxy configuration lists exactly the filters of list pages', () => {
  const named = [
    ...read('nginx.conf').matchAll(/"~\^(\/\w+)\\\?\(\?:\.\*&\)\?(?:\(\?:)?([\w|]+)\)?=" 1;/g),
  ];
  expect(Object.fromEntries(named.map(([, path, names]) => [path, names?.split('|')]))).toEqual(
    filteredLists,
  );
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

describe.skipIf(!hasNginx)(name, () => {
  const HOST = 'www.site.example';
  let folder: string;
  let proxy: ChildProcess;
  let site: Server;
  let sitePort: number;
  let port: number;
  /** Requests that reached the site, and the response that it sends. */
  let asked: { method: string; url: string; headers: IncomingHttpHeaders }[] = [];
  let answer: { status: number; headers: Record<string, string>; body?: string };

  async function ask(path: string, headers = {}, method = 'GET', body?: Buffer): Promise<Answer> {
    const options = { port, path, method, headers, host: '127.0.0.1', rejectUnauthorized: false };
    const sent = request({ ...options, servername: HOST, agent: false });
    sent.end(body);
    const [response] = await once(sent, 'response');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: await buffer(response),
    };
  }

  const startSite = async () => {
    site = createServer(({ method = '', url = '', headers }, response) => {
      asked.push({ method, url, headers });
      const body = answer.body ?? `From the site, ${asked.length}`;
      const isCompressed = answer.headers['Content-Encoding'] === 'gzip';
      response.writeHead(answer.status, answer.headers).end(isCompressed ? gzipSync(body) : body);
    });
    await listen(site, sitePort);
    sitePort = portOf(site.address());
  };

  const stopSite = async () => {
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'proxy-'));
    for (const name of ['cache', 'static', 'temporary']) mkdirSync(join(folder, name));
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
    const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const files = ['-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', '-x509', ...ec, ...files, '-subj', `/CN=${HOST}`], {
      stdio: 'ignore',
    });
    sitePort = 0;
    await startSite();
    port = await freePort();
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`)
      .join(' ');
    const replaced: [string | RegExp, string][] = [
      ['user www-data;', process.getuid?.() === 0 ? 'user root;' : ''],
      ['/run/nginx.pid', `${folder}/nginx.pid`],
      ['/var/log/nginx/error.log', `${folder}/error.log`],
      ['http {', `http { ${temporary}`],
      ['127.0.0.1:3000', `127.0.0.1:${sitePort}`],
      ['listen 80 default_server', `listen 127.0.0.1:${await freePort()}`],
      ['listen 443', `listen 127.0.0.1:${port}`],
      [/\S+\/fullchain\.pem/, certificate],
      [/\S+\/privkey\.pem/, key],
      [/www\.your-domain\.com/g, HOST],
      ['/srv/tech-link/.next/static', `${folder}/static`],
      ['/srv/tech-link/public/scripts', `${folder}/static`],
      [/\/var\/cache\/nginx/g, `${folder}/cache`],
    ];
    const config = replaced.reduce((text, [from, to]) => {
      expect(text).toMatch(from);
      return text.replace(from, to);
    }, read('nginx.conf'));
    writeFileSync(join(folder, 'nginx.conf'), config);
    for (const file of ['security', 'asset'].map((of) => `${of}-headers.conf`)) {
      copyFileSync(join(import.meta.dirname, file), join(folder, file));
    }
    proxy = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    answer = { status: 200, headers: {} };
    await vi.waitFor(() => ask('/api/up'), 10_000);
  });

  afterAll(async () => {
    proxy.kill();
    await once(proxy, 'exit');
    await stopSite();
    rmSync(folder, { recursive: true });
  });

  beforeEach(() => {
    asked = [];
    answer = { status: 200, headers: { 'Cache-Control': 'no-store' } };
  });

  /** Headers that Next sends with a cached page. */
  const stored = { 'Cache-Control': 's-maxage=600, stale-while-revalidate=1800' };

  /** Returns a path that has not been requested before. */
  const newPath = () => `/about/${crypto.randomUUID()}`;

  test.each([
    ['no query', ''],
    ['UTM parameters', '?utm_source=mail&utm_medium=x'],
    ['parameters of ad platforms', '?mc_cid=1&_hsenc=2&li_fat_id=3&ttclid=4&gbraid=5&wbraid=6'],
    ['an unknown parameter', '?ref=x'],
    ['a filter of another page', '?category=x&q=y'],
    ['an empty parameter', '?&&q'],
  ])('serves a page with %s from the cache', async (_what, query) => {
    answer.headers = stored;
    const path = newPath();
    const first = await ask(path);
    const again = await ask(path + query, { Cookie: 'a=b' });
    expect(again.body).toEqual(first.body);
    expect(again.headers['x-proxy-cache']).toBe('HIT');
    expect(asked).toHaveLength(1);
  });

  test('caches one response per encoding, as compressed by the site', async () => {
    answer.headers = { ...stored, 'Content-Encoding': 'gzip' };
    const path = newPath();
    const wants = (encoding: string) => ask(path, { 'Accept-Encoding': encoding });
    for (const encoding of ['gzip, br', 'br;q=1, gzip;q=0.5', 'deflate,gzip', 'GZIP']) {
      const { body, headers } = await wants(encoding);
      expect(gunzipSync(body).toString(), encoding).toBe('From the site, 1');
      expect(headers['content-encoding']).toBe('gzip');
    }
    answer.headers = stored;
    for (const encoding of ['br', 'identity', 'gzip;q=0', 'gzip; q=0.0, br', 'xgzip']) {
      expect((await wants(encoding)).body.toString(), encoding).toBe('From the site, 2');
    }
    expect(asked.map(({ headers }) => headers['accept-encoding'])).toEqual(['gzip', undefined]);
  });

  test('responds with 304 if a page has not changed', async () => {
    answer.headers = { ...stored, ETag: '"one"' };
    const path = newPath();
    await ask(path);
    const { status, body } = await ask(path, { 'If-None-Match': '"one"' });
    expect([status, body.length, asked.length]).toEqual([304, 0, 1]);
  });

  test.each([
    ['an RSC request', '/about', { RSC: '1' }, 'GET'],
    ['a form', '/about', { 'Content-Type': 'multipart/form-data; boundary=x' }, 'POST'],
    ['a filtered list', '/blog?q=x', {}, 'GET'],
    ['a search', '/search?q=x', {}, 'GET'],
    ['a filter after a UTM parameter', '/academy?utm_source=x&level=y', {}, 'GET'],
    ['an empty filter', '/careers?type=', {}, 'GET'],
    ['a draft preview', '/about', { Cookie: 'a=b; __prerender_bypass=c' }, 'GET'],
    ['another spelling of a path', '//about', {}, 'GET'],
    ['the file name of the home page', '/index', {}, 'GET'],
    ['a path with a file extension', '/about.stale', {}, 'GET'],
    ['the staff area', '/admin', {}, 'GET'],
  ])('forwards %s to the site', async (_what, path, headers, method) => {
    answer.headers = stored;
    for (const time of [1, 2]) {
      expect((await ask(path, headers, method)).body.toString()).toBe(`From the site, ${time}`);
    }
    expect(asked).toMatchObject([
      { method, url: path },
      { method, url: path },
    ]);
  });

  test('passes video ranges and redirects to the storage through without caching', async () => {
    const path = `/api/media/${crypto.randomUUID()}/video`;
    const range = { 'Content-Range': 'bytes 0-3/900', 'Accept-Ranges': 'bytes' };
    answer = { status: 206, headers: range, body: 'abcd' };
    const part = await ask(path, { Range: 'bytes=0-3' });
    expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([
      206,
      'bytes 0-3/900',
      'abcd',
    ]);
    expect(asked[0]?.headers.range).toBe('bytes=0-3');
    const location = 'https://db.example/storage/v1/object/sign/videos/a.webm?token=x';
    answer = { status: 302, headers: { Location: location, 'Cache-Control': 'private, no-store' } };
    for (const time of [2, 3]) {
      expect((await ask(path)).headers.location).toBe(location);
      expect(asked).toHaveLength(time);
    }
  });

  test('overwrites forged proxy headers, and appends the real IP to X-Forwarded-For', async () => {
    const forged = {
      Host: 'evil.example',
      'X-Forwarded-For': '10.0.0.1',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'http',
      'X-Forwarded-Port': '1',
      'X-Real-IP': '10.0.0.1',
      Forwarded: 'for=10.0.0.1',
      'X-Request-Id': 'request-of-somebody-else',
    };
    for (const path of ['/booking', '/admin/dashboard', '/api/search', '/api/booking/slots']) {
      await ask(path, forged);
      expect(asked.at(-1)?.headers, path).toMatchObject({
        host: HOST,
        'x-forwarded-for': '10.0.0.1, 127.0.0.1',
        'x-forwarded-host': HOST,
        'x-forwarded-proto': 'https',
        'x-forwarded-port': String(port),
        'x-real-ip': '127.0.0.1',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      });
      expect(asked.at(-1)?.headers, path).not.toHaveProperty('forwarded');
    }
  });

  test('does not duplicate headers of the site', async () => {
    const own = { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': "default-src 'none'" };
    answer.headers = { ...answer.headers, ...own };
    for (const path of ['/booking', '/admin', '/api/search', '/feed.xml']) {
      const { headers } = await ask(path);
      expect(headers, path).toMatchObject({
        'x-frame-options': 'DENY',
        'content-security-policy': "default-src 'none'",
      });
    }
  });

  test('sends one request per second to the site for many concurrent visitors', async () => {
    answer.headers = { 'Cache-Control': 's-maxage=600, stale-while-revalidate=1800' };
    const crowd = [await ask('/webinars/next')];
    crowd.push(...(await Promise.all(Array.from({ length: 20 }, () => ask('/webinars/next')))));
    expect(new Set(crowd.map(({ body }) => body.toString()))).toEqual(
      new Set(['From the site, 1']),
    );
    expect(asked.length).toBe(1);
  });

  test.each([
    [
      'a stale page that is being re-rendered',
      { 'Cache-Control': 's-maxage=600', 'X-Nextjs-Cache': 'STALE' },
    ],
    ['a page for one visitor', { 'Cache-Control': 'private, no-store' }],
    ['a page with a cookie', { 'Cache-Control': 's-maxage=600', 'Set-Cookie': 'a=b' }],
  ])('does not cache %s', async (_what, headers) => {
    answer.headers = headers;
    const path = `/careers/${crypto.randomUUID()}`;
    expect((await ask(path)).body).not.toEqual((await ask(path)).body);
  });

  test('caches free slots as long as the site allows', async () => {
    answer.headers = { 'Cache-Control': 'public, max-age=0, s-maxage=15' };
    const first = await ask('/api/booking/slots');
    expect((await ask('/api/booking/slots')).body).toEqual(first.body);
    expect(asked.length).toBe(1);
  });

  test('responds to an oversized CV like the site does', async () => {
    const { status, headers } = await ask('/careers/x', { 'Content-Length': 7e6 }, 'POST');
    expect(status).toBe(303);
    expect(headers.location).toBe(`/careers/x#${TOO_LARGE_ANCHOR}`);
    expect(asked).toEqual([]);
  });

  test.each(['/_next/static', '/scripts'])(
    'serves files of %s as immutable, with minimal headers',
    async (path) => {
      writeFileSync(join(folder, 'static/a.js'), 'let a');
      const { body, headers } = await ask(`${path}/a.js`);
      expect(body.toString()).toBe('let a');
      expect(headers).toMatchObject({
        'content-type': 'application/javascript',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('permissions-policy');
      expect((await ask(`${path}/b.js`)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  test('serves the last cached page if the site fails or is down, for any query', async () => {
    answer.headers = stored;
    const path = newPath();
    const seen = await ask(path);
    // The cached page is fresh for a second.
    await vi.waitFor(async () => expect((await ask(path)).body).not.toEqual(seen.body), 5000);
    const last = await ask(path);
    answer.status = 500;
    await vi.waitFor(async () => {
      expect((await ask(`${path}?ref=x`)).headers['x-proxy-cache']).toBe('STALE');
    }, 5000);
    expect((await ask(path)).body).toEqual(last.body);
    const error = await ask(newPath());
    expect([error.status, error.body.toString()]).toEqual([
      500,
      expect.stringMatching(/^From the site/),
    ]);
    expect((await ask(path, {}, 'POST')).status).toBe(500);

    await stopSite();
    const { status, body } = await ask(path);
    expect([status, body]).toEqual([200, last.body]);
    for (const other of [newPath(), '/admin']) {
      const refused = await ask(other);
      expect([refused.status, refused.headers['x-frame-options']]).toEqual([502, 'DENY']);
      expect(refused.body.toString()).toMatch(/^The site does not answer/);
    }
    await startSite();
  });

  test('serves all pages without the site after warming the cache', async () => {
    answer.headers = stored;
    // The test uses a self-signed certificate.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const urlOfProxy = `https://127.0.0.1:${port}`;
    const paths = [newPath(), newPath()];
    answer.body = paths.map((path) => `<url><loc>${urlOfProxy}${path}</loc></url>`).join('');
    expect(await warm(urlOfProxy)).toEqual({ pages: 2, failures: [] });
    await stopSite();
    for (const path of paths) {
      for (const encoding of ['gzip, br', 'identity']) {
        expect((await ask(path, { 'Accept-Encoding': encoding })).status).toBe(200);
      }
    }
    expect(await warm(urlOfProxy).catch(String)).toMatch(/502/);
    await startSite();
    vi.unstubAllEnvs();
  });
});
