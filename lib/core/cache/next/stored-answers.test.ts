import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type * as TagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FRESH_SECONDS, KEPT_SECONDS } from '@/lib/core/cache/lifetimes';
import { publicPageHeaders } from '@/lib/core/security/headers';
import { listen, portOf } from '@/supabase/local/web-server';
import { answerBeforeNext, StoredAnswers } from './stored-answers';

const { tagsManifest }: typeof TagsManifest = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/tags-manifest.external',
);

/** Asked again at once, because waiting moves the time of the tests. */
const QUICKLY = { interval: 1 };

const html = `<!doctype html><h1>Süß</h1>${'<p>Text</p>'.repeat(200)}`;
const policy = "script-src 'self' 'sha256-of-the-page'";

let answers: StoredAnswers;
let next: Server;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answers = new StoredAnswers();
  next = createServer((_, response) => response.end('From Next'));
  answerBeforeNext(answers);
  await listen(next, 0);
});
afterEach(() => {
  next.close();
  vi.useRealTimers();
  tagsManifest.clear();
});

const page = (change: object = {}) => ({
  html,
  headers: { 'content-security-policy': policy, 'x-next-cache-tags': 'services' },
  tags: ['services'],
  startedAt: Date.now(),
  ...change,
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request({ port: portOf(next.address()), path, headers, method, agent: false });
  sent.end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('No response');
  const { 'content-encoding': encoding, 'content-length': length } = response.headers;
  const decoded = {
    br: () => response.pipe(createBrotliDecompress()),
    gzip: () => response.pipe(createGunzip()),
  };
  const body = await text(
    (encoding === 'br' || encoding === 'gzip') && method === 'GET' ? decoded[encoding]() : response,
  );
  return { status: response.statusCode, headers: response.headers, encoding, length, body };
}

/** Asks until a page is answered from here: Next answers while it is being compressed. */
const answered = (path: string, headers: Record<string, string> = {}) =>
  vi.waitFor(async () => {
    const response = await ask(path, headers);
    expect(response.body).not.toBe('From Next');
    return response;
  }, QUICKLY);

test('Next answers until a page is compressed; then it is not asked', async () => {
  answers.keep('/about', page());
  expect((await ask('/about')).body).toBe('From Next');
  expect((await answered('/about')).body).toBe(html);
});

test('a page has the headers of pages, its own, and none of Next’s cache', async () => {
  answers.keep('/index', page());
  const { headers, length } = await answered('/?utm_source=mail&gclid=x');
  const ofPages = Object.entries(publicPageHeaders).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  expect(headers).toMatchObject({
    ...Object.fromEntries(ofPages),
    'content-security-policy': `${publicPageHeaders['Content-Security-Policy']}, ${policy}`,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': `s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${KEPT_SECONDS}`,
    'x-nextjs-cache': 'HIT',
    vary: expect.stringMatching(/^rsc, .*, Accept-Encoding$/),
  });
  expect(length).toBe(String(Buffer.byteLength(html)));
  expect(headers).not.toHaveProperty('x-next-cache-tags');
});

test.each([
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip, br;q=0'],
  [undefined, 'identity'],
  [undefined, 'zstd'],
])('it is sent with the encoding %s to who accepts %s', async (encoding, accepted) => {
  answers.keep('/about', page());
  const response = await answered('/about', { 'Accept-Encoding': accepted });
  expect(response).toMatchObject({ status: 200, encoding, body: html });
  const head = await ask('/about', { 'Accept-Encoding': accepted }, 'HEAD');
  expect(head).toMatchObject({ encoding, length: response.length, body: '' });
});

test('who has the page already is told so', async () => {
  answers.keep('/about', page());
  const { headers } = await answered('/about');
  const again = await ask('/about', { 'If-None-Match': headers.etag ?? '' });
  expect(again).toMatchObject({ status: 304, body: '' });
  expect(again.headers).toMatchObject({ etag: headers.etag, 'x-frame-options': 'DENY' });
});

test.each([
  ['a form', { 'Content-Type': 'multipart/form-data; boundary=x' }, 'POST', '/about'],
  ['another method', {}, 'OPTIONS', '/about'],
  ['data for scripts', { RSC: '1' }, 'GET', '/about'],
  ['an action', { 'Next-Action': 'x' }, 'GET', '/about'],
  ['a request with a body', { 'Content-Length': '1' }, 'HEAD', '/about'],
  ['a draft', { Cookie: 'a=b; __prerender_bypass=c' }, 'GET', '/about'],
  ['a filtered list', {}, 'GET', '/about?q=x'],
  ['a filter behind a campaign', {}, 'GET', '/about?utm_source=x&q=y'],
  ['another spelling', {}, 'GET', '/about/'],
  ['the name that Next gives the home page', {}, 'GET', '/index'],
  ['a malformed Accept-Encoding', { 'Accept-Encoding': ';;;' }, 'GET', '/about'],
])('%s is Next’s', async (_what, headers, method, path) => {
  for (const kept of ['/about', '/index']) answers.keep(kept, page());
  await answered('/about');
  await answered('/');
  const response = await ask(path, headers, method);
  expect(response.headers).not.toHaveProperty('x-nextjs-cache');
});

test('Next is asked once a tag of the page is marked, and not for other tags', async () => {
  answers.keep('/about', page());
  await answered('/about');
  tagsManifest.set('jobs', { stale: Date.now() + 1 });
  expect((await ask('/about')).body).toBe(html);
  tagsManifest.set('services', { stale: Date.now() + 1 });
  expect((await ask('/about')).body).toBe('From Next');
});

test('Next is asked once the page is no longer fresh, counted from the start of its render', async () => {
  const startedAt = Date.now();
  answers.keep('/about', page({ startedAt }));
  await answered('/about');
  vi.setSystemTime(startedAt + FRESH_SECONDS * 1000 - 1);
  expect((await ask('/about')).body).toBe(html);
  vi.setSystemTime(startedAt + FRESH_SECONDS * 1000);
  expect((await ask('/about')).body).toBe('From Next');
});

test('of two renders the later stays, whichever is kept first', async () => {
  const now = Date.now();
  answers.keep('/about', page({ startedAt: now, html: 'later' }));
  answers.keep('/about', page({ startedAt: now - 1, html: 'earlier' }));
  expect((await answered('/about')).body).toBe('later');
  answers.keep('/about', page({ startedAt: now + 1, html: 'last' }));
  expect((await answered('/about')).body).toBe('last');
});

test('the oldest page leaves when there are too many', async () => {
  answers.keep('/first', page());
  await answered('/first');
  for (let nth = 1; nth < 1000; nth++) answers.keep(`/page-${nth}`, page());
  expect((await ask('/first')).body).toBe(html);
  answers.keep('/page-1000', page());
  expect((await ask('/first')).body).toBe('From Next');
});
