import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { paths } from '../../lib/paths.ts';
import { startProgram } from '../../supabase/local/commands/app-process.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { listen, portOf } from '../../supabase/local/web-server.ts';
import { expect, test } from '../support/fixtures.ts';
import { postForm, readForm } from '../support/form-post.ts';
import { bearer, testEnvironment } from '../support/test-environment.ts';

test.describe.configure({ mode: 'serial', timeout: 60_000 });

const METRICS_TOKEN = 'metrics-of-the-tests';
const root = join(import.meta.dirname, '../..');

/** A database that accepts connections but does not respond, or fails at once. */
type Database = { url: string; server: Server; setFailing(failing: boolean): void };

async function hangingDatabase(): Promise<Database> {
  const held: ServerResponse[] = [];
  let isFailing = false;
  const fail = (response: ServerResponse) => response.writeHead(500).end();
  const server = createServer((_request, response) => {
    if (isFailing) fail(response);
    else held.push(response);
  });
  await listen(server, 0);
  return {
    server,
    url: `http://127.0.0.1:${portOf(server.address())}`,
    setFailing: (failing) => {
      isFailing = failing;
      if (failing) held.splice(0).forEach(fail);
    },
  };
}

let database: Database;
let site: { url: string; process: ChildProcess; output: Promise<[string, string]> };

/** Starts the production server of the build with a database that does not respond. */
test.beforeAll(async () => {
  database = await hangingDatabase();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [startProgram, '--port', String(port)], {
    cwd: root,
    env: {
      ...process.env,
      ...testEnvironment,
      SITE_URL: url,
      NEXT_PUBLIC_SUPABASE_URL: database.url,
      METRICS_TOKEN,
      BEHIND_PROXY: '1',
      LOG_LEVEL: 'info',
      FORCE_COLOR: undefined,
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  site = { url, process: server, output: Promise.all([text(server.stdout), text(server.stderr)]) };
  // A busy machine needs more than ten seconds to start it.
  await expect
    .poll(() => ask(paths.health).catch(() => null), { timeout: 40_000 })
    .toMatchObject({ status: 200 });
});

test.afterAll(async () => {
  site.process.kill('SIGKILL');
  database.setFailing(true);
  database.server.closeAllConnections();
  database.server.close();
});

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(site.url + path, init);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

test('a server without its database is live but not ready @log-secrets', async () => {
  const [health, ready] = await Promise.all([ask(paths.health), ask(paths.ready)]);
  expect([health.status, ready.status]).toEqual([200, 503]);
  expect(JSON.parse(ready.body)).toEqual({
    ready: false,
    checks: { database: 'does not answer' },
  });
});

test('stored pages, files and routes respond with the request id of the proxy @log-secrets', async () => {
  for (const path of [paths.about, '/icon.svg', paths.health, '/no-such-page']) {
    const id = crypto.randomUUID();
    const { headers } = await ask(path, { headers: { 'x-request-id': id } });
    expect(headers.get('x-request-id'), path).toBe(id);
  }
});

test('metrics need their token @log-secrets', async () => {
  expect((await ask(paths.metrics)).status).toBe(401);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { status, body } = await ask(paths.metrics, { headers });
  expect(status).toBe(200);
  expect(body).toMatch(/http_requests_total\{kind="page",status="200"\} [1-9]/);
  expect(body).toMatch(/http_requests_total\{kind="api",status="503"\} [1-9]/);
  expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/);
});

const id = '7f3a2c91d00d4b6ea1b2c3d4e5f60718';

test('an error page shows its reference @log-secrets', async () => {
  const page = await ask(paths.forgotPassword);
  const form = readForm(site.url + paths.forgotPassword, page.body, 'email');
  database.setFailing(true);
  const { html } = await postForm(
    form,
    { email: 'grace@visitor.example' },
    { address: '10.1.2.3', requestId: id },
  );
  expect(/Reference (?:<!-- -->)?(\w+)/.exec(html)?.[1]).toBe(id.slice(0, 10));
});

test('SIGTERM stops the server in time while a request waits for the database @log-secrets', async () => {
  database.setFailing(false);
  const hanging = fetch(site.url + paths.cronOutbox, { headers: bearer }).catch(() => 'cut');
  // Its connection is made before that of a later request is answered.
  await ask(paths.health);
  const ended = once(site.process, 'exit', { signal: AbortSignal.timeout(10_000) });
  site.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await hanging).toBe('cut');
  await expect(fetch(site.url)).rejects.toThrow();
});

test('the server logs lines of JSON with the request id and no visitor data @log-secrets', async () => {
  const [output, errors] = await site.output;
  expect(errors).toBe('');
  // Next prints its banner before any code of the site is loaded.
  const lines = output.split('\n').filter((line) => line && !/^\s*[▲✓-]/u.test(line));
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged).toContainEqual(expect.objectContaining({ request: id, level: 50 }));
  expect(logged.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['shutting down', 'shut down before all requests were answered']),
  );
  expect(output).not.toMatch(/visitor\.example/);
});
