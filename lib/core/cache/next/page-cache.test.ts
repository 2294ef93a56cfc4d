import * as fs from 'node:fs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT_SECONDS } from '@/lib/core/lifetimes';
import { hashPolicy } from '@/lib/core/security/csp';
import PageCache from './page-cache';

type Lookup = Parameters<PageCache['get']>[1];
type Value = Parameters<PageCache['set']>[1];

const html = '<script>self.__next_f.push([0])</script>';
const policy = hashPolicy(html, { secure: true });

const context: ConstructorParameters<typeof PageCache>[0] = {
  fs: {
    ...fs,
    ...fs.promises,
    mkdir: async (folder) => fs.promises.mkdir(folder, { recursive: true }),
  },
  serverDistDir: '/nowhere/server',
  flushToDisk: false,
  maxMemoryCacheSize: 1e6,
  revalidatedTags: [],
  _requestHeaders: {},
};
const cache = new PageCache(context);

// Next's kinds are const enums, which other modules cannot import.
const kind = (name: string): Lookup => JSON.parse(`{"kind":"${name}"}`);
const value = (stored: object): Value => JSON.parse(JSON.stringify(stored));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('adds the policy for a page’s own scripts and keeps its headers', async () => {
  vi.stubEnv('SITE_URL', 'https://techlink.example');
  const page = value({ kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': 'jobs' } });
  await cache.set('/page', page, {});
  expect(page).toHaveProperty(['headers', 'content-security-policy'], policy);
  expect(await cache.get('/page', kind('APP_PAGE'))).toHaveProperty('value.headers', {
    'x-next-cache-tags': 'jobs',
    'content-security-policy': policy,
  });
});

test('removes framework scripts from content pages, but keeps the target of redirects', async () => {
  const headers = { 'x-next-cache-tags': '_N_T_/(marketing)/(content)/layout' };
  const text = `<p>Text</p>${html}`;
  const page = value({ kind: 'APP_PAGE', html: text, headers });
  await cache.set('/content', page, {});
  expect(page).toHaveProperty('html', '<p>Text</p>');
  expect(page).toHaveProperty(
    ['headers', 'content-security-policy'],
    hashPolicy('<p>Text</p>', { secure: true }),
  );
  const target = '<script>self.__next_f.push([1,"digest:NEXT_REDIRECT;replace;/b;308;"])</script>';
  await cache.set('/moved', value({ kind: 'APP_PAGE', html: target, status: 308, headers }), {});
  expect(await cache.get('/moved', kind('APP_PAGE'))).toHaveProperty(
    'value.headers.location',
    '/b',
  );
});

test('adds an ETag that depends on the text of a file', async () => {
  const file = (body: string) => {
    const stored = value({ kind: 'APP_ROUTE', status: 200, headers: {}, body: '' });
    if (stored && 'body' in stored) stored.body = Buffer.from(body);
    return stored;
  };
  const etagOf = async (key: string, body: string) => {
    const stored = file(body);
    await cache.set(key, stored, {});
    const { headers } = Object(stored);
    expect(await cache.get(key, kind('APP_ROUTE'))).toHaveProperty('value.headers', headers);
    return String(headers.etag);
  };
  const etag = await etagOf('/feed', 'One');
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  expect(await etagOf('/same', 'One')).toBe(etag);
  expect(await etagOf('/feed', 'Two')).not.toBe(etag);
});

test('processes a filtered list like a content page without storing it', async () => {
  const group = '_N_T_/(marketing)/(content)';
  const headers = { 'x-next-cache-tags': `${group}/layout,${group}/filtered/blog/[query]/page` };
  const page = value({ kind: 'APP_PAGE', html: `<p>Text</p>${html}`, headers });
  await cache.set('/filtered', page, {});
  expect(page).toHaveProperty('html', '<p>Text</p>');
  expect(await cache.get('/filtered', kind('APP_PAGE'))).toBeNull();
});

test('serves the not-found page for a missing page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app/_not-found.html'), `<h1>Not found</h1>${html}`);
  const built = new PageCache({ ...context, serverDistDir: folder });
  const empty = value({ kind: 'APP_PAGE', html: `<body></body>${html}`, status: 404, headers: {} });
  await built.set('/missing', empty, {});
  rmSync(folder, { recursive: true });
  expect(empty).toHaveProperty('html', '<h1>Not found</h1>');
});

test('serves one location header for a redirect rendered in the background', async () => {
  const page =
    '<script>self.__next_f.push([1,"digest:NEXT_REDIRECT;replace;/blog/b;308;"])</script>';
  for (const [path, headers] of [
    ['/made-for-a-visitor', { location: '/blog/b' }],
    ['/made-in-the-background', {}],
  ] as const) {
    const redirect = value({ kind: 'APP_PAGE', html: page, status: 308, headers });
    await cache.set(path, redirect, {});
    expect(redirect).not.toHaveProperty('headers.location');
    const stored = await cache.get(path, kind('APP_PAGE'));
    expect(stored).toHaveProperty('value.headers.location', '/blog/b');
  }
});

test('serves a page of any age during its re-render, but keeps the age of data', async () => {
  await cache.set('/old', value({ kind: 'APP_PAGE', html, headers: {} }), {});
  await cache.set('data', value({ kind: 'FETCH', data: {}, revalidate: 600 }), {
    fetchCache: true,
  });
  const storedAt = Date.now();
  vi.advanceTimersByTime(7 * 24 * 60 * 60 * 1000);
  const [page, data] = [
    await cache.get('/old', kind('APP_PAGE')),
    await cache.get('data', kind('FETCH')),
  ];
  expect(page?.lastModified).toBe(Date.now() - KEPT_SECONDS * 1000);
  expect(data?.lastModified).toBe(storedAt);
});

test.each([
  ['a page', 'APP_PAGE', 'jobs', { html, headers: { 'x-next-cache-tags': 'jobs' } }, {}],
  ['a piece of data', 'FETCH', 'courses', { data: {}, revalidate: 600 }, { tags: ['courses'] }],
])(
  'counts the age of %s from the start of its render, not from the end',
  async (key, name, tag, stored, tags) => {
    const lookup = { ...kind(name), ...tags };
    const make = () => cache.set(key, value({ kind: name, ...stored }), {});
    await make();
    vi.advanceTimersByTime(60_000);
    await cache.get(key, lookup);
    await cache.revalidateTag(tag, { expire: 1000 });

    vi.advanceTimersByTime(1);
    const beganAt = Date.now();
    await cache.get(key, lookup);
    vi.advanceTimersByTime(1);
    await cache.revalidateTag(tag, { expire: 1000 });
    vi.advanceTimersByTime(1);
    await cache.get(key, lookup);
    await make();
    expect((await cache.get(key, lookup))?.lastModified).toBe(beganAt);

    // The previous read found it stale, so the next render starts there.
    const beganAgainAt = Date.now();
    vi.advanceTimersByTime(1);
    await make();
    expect((await cache.get(key, lookup))?.lastModified).toBe(beganAgainAt);
  },
);
