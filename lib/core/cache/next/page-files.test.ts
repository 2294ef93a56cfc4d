import * as fs from 'node:fs';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FRESH_SECONDS } from '@/lib/core/cache/lifetimes';
import { heldSubmissionsScript } from '@/lib/core/security/held-submissions';
import { preferencesScript } from '@/lib/core/security/preferences-script';
import { PageFiles, retireAll } from './page-files';

const CONTENT_TAGS = '_N_T_/layout,_N_T_/(marketing)/(content)/layout,services';
const head = `<script>${preferencesScript}</script><script>${heldSubmissionsScript}</script>`;
const html = `<!doctype html>${head}<h1>Süß</h1>`;

let parent: string;
let folder: string;
let files: PageFiles;

beforeEach(() => {
  vi.useFakeTimers();
  parent = mkdtempSync(join(tmpdir(), 'pages-'));
  folder = join(parent, 'pages');
  mkdirSync(folder);
  files = new PageFiles(folder, FRESH_SECONDS);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  fs.rmSync(parent, { recursive: true });
});

const at = (name: string) => join(folder, name);
const all = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(at(name)).isFile())
    .toSorted();
const page = (change: object = {}) => ({
  html,
  tags: ['services'],
  startedAt: Date.now(),
  ...change,
});
const variants = (path: string) => ['', '.br', '.gz'].map((ending) => `${path}.html${ending}`);

test('a page is a file, plain and compressed', async () => {
  await files.keep('/services/audit', page());
  expect(all()).toEqual(variants('services/audit'));
  expect(readFileSync(at('services/audit.html'), 'utf8')).toBe(html);
  expect(gunzipSync(readFileSync(at('services/audit.html.gz'))).toString()).toBe(html);
  expect(brotliDecompressSync(readFileSync(at('services/audit.html.br'))).toString()).toBe(html);
});

test('a marked tag retires its pages before anything else happens, and no others', async () => {
  await files.keep('/index', page({ tags: ['services', 'jobs'] }));
  await files.keep('/about', page({ tags: [] }));
  files.retireTagged(['jobs']);
  expect(all()).toEqual([...variants('about'), 'index.stale.html']);
});

test('a page whose tag is marked while it is being written gets no file', async () => {
  const writing = files.keep('/services', page());
  files.retireTagged(['services']);
  await writing;
  expect(all()).toEqual([]);
});

test('of two renders the later stays, whichever is written first', async () => {
  const now = Date.now();
  await Promise.all([
    files.keep('/about', page({ startedAt: now, html: 'later' })),
    files.keep('/about', page({ startedAt: now - 1, html: 'earlier' })),
  ]);
  await files.keep('/about', page({ startedAt: now - 1, html: 'earlier' }));
  expect(readFileSync(at('about.html'), 'utf8')).toBe('later');
  expect(all()).toEqual(variants('about'));
});

test('a page retires when it is no longer fresh, counted from the start of its render', async () => {
  await files.keep('/about', page({ startedAt: Date.now() - 1000 }));
  vi.advanceTimersByTime(FRESH_SECONDS * 1000 - 1001);
  expect(all()).toEqual(variants('about'));
  vi.advanceTimersByTime(1);
  expect(all()).toEqual(['about.stale.html']);
  await files.keep('/about', page({ startedAt: Date.now() - FRESH_SECONDS * 1000 }));
  expect(all()).toEqual(['about.stale.html']);
});

test('a page that comes back unchanged keeps its time, and so its ETag', async () => {
  const changedAt = async (content: string) => {
    await files.keep('/about', page({ html: content }));
    const times = variants('about').map((name) => statSync(at(name)).mtimeMs);
    expect(new Set(times).size).toBe(1);
    files.retireTagged(['services']);
    vi.advanceTimersByTime(5000);
    return times[0];
  };
  const first = await changedAt(html);
  expect(await changedAt(html)).toBe(first);
  expect(await changedAt('changed')).toBeGreaterThan(first ?? 0);
});

test.each([
  '/../outside',
  '/a/../../outside',
  '/a//b',
  '/a/',
  '/%2e%2e/outside',
  '/A',
  '/a.stale',
  '/a\0',
  `/${'a'.repeat(101)}`,
  'a',
])('the path %j is not written', async (path) => {
  await files.keep(path, page());
  expect(all()).toEqual([]);
  expect(readdirSync(parent)).toEqual(['pages']);
});

test('a start makes every page stale, and forgets what was half written', async () => {
  await files.keep('/services/audit', page());
  for (const name of ['a.0.tmp', 'a.0.tmp.br', 'b.stale.html', 'notes.txt']) {
    fs.writeFileSync(at(name), name);
  }
  retireAll(folder);
  expect(all()).toEqual(['b.stale.html', 'notes.txt', 'services/audit.stale.html']);
  retireAll(at('new'));
  expect(readdirSync(at('new'))).toEqual([]);
});

test('a folder that cannot be written to is reported once, and visitors notice nothing', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  fs.writeFileSync(at('services'), 'in the way');
  const same = page();
  await files.keep('/services/audit', same);
  await files.keep('/services/audit', same);
  expect(report).toHaveBeenCalledTimes(1);
});

/** The cache of a server whose proxy serves pages from the folder. */
async function openCache() {
  vi.stubEnv('PAGES_DIR', folder);
  vi.resetModules();
  const { default: PageCache } = await import('./page-cache');
  const cache = new PageCache({
    fs: { ...fs, ...fs.promises, mkdir: async (path) => mkdirSync(path, { recursive: true }) },
    serverDistDir: '/nowhere/server',
    flushToDisk: false,
    maxMemoryCacheSize: 1e6,
    revalidatedTags: [],
    _requestHeaders: {},
  });
  type Lookup = Parameters<typeof cache.get>[1];
  type Value = Parameters<typeof cache.set>[1];
  const lookup: Lookup = JSON.parse('{"kind":"APP_PAGE"}');
  const keyOf = (path: string) => `/route-cache/APP_PAGE/${'0'.repeat(64)}/$${path}`;
  return {
    mark: (tag: string) => cache.revalidateTag(tag, { expire: 1000 }),
    look: (path: string) => cache.get(keyOf(path), lookup),
    store: (path: string, change: object = {}, context: object = {}) => {
      const headers = { 'x-next-cache-tags': CONTENT_TAGS };
      const value: Value = JSON.parse(
        JSON.stringify({ kind: 'APP_PAGE', html, headers, ...change }),
      );
      return cache.set(keyOf(path), value, context);
    },
  };
}

const written = (path: string) =>
  vi.waitFor(() => expect(all()).toEqual(expect.arrayContaining(variants(path))));

test('the cache writes content pages, and nothing else', async () => {
  const { store } = await openCache();
  await store('/job', { headers: { 'x-next-cache-tags': '_N_T_/(marketing)/layout' } });
  await store('/missing', { status: 404 });
  await store('/moved', { status: 308 });
  // Next keeps an old page for some seconds if it cannot be rendered.
  await store('/kept', {}, { cacheControl: { revalidate: 30 } });
  await store('/index', { status: 200 }, { cacheControl: { revalidate: FRESH_SECONDS } });
  await written('index');
  expect(all()).toEqual(variants('index'));
});

test('a page of an earlier process becomes a file when it is served', async () => {
  await (await openCache()).store('/about');
  await written('about');
  retireAll(folder);
  await (await openCache()).look('/about');
  await written('about');
});

test('once a tag is marked, its pages have left', async () => {
  const { store, mark } = await openCache();
  await store('/about');
  await written('about');
  await mark('services');
  expect(all()).toEqual(['about.stale.html']);
});

test('a page that was begun before its tag was marked gets no file, also when it is served', async () => {
  const { look, store, mark } = await openCache();
  await look('/begun');
  vi.advanceTimersByTime(1);
  await mark('services');
  vi.advanceTimersByTime(1);
  await store('/begun');
  await look('/begun');
  await look('/after');
  await store('/after');
  await written('after');
  expect(all()).toEqual(variants('after'));
});
