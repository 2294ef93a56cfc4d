import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type FileSystemCacheClass from 'next/dist/server/lib/incremental-cache/file-system-cache';
import type * as TagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { FRESH_SECONDS, KEPT_SECONDS } from '../../lifetimes.ts';
import { hashPolicy } from '../../security/csp.ts';
import { isContentPage, isFilteredPage, removeFrameworkScripts } from './public-page.ts';

// Node loads this file without the bundler; an import would nest Next's class one level too deep.
const require = createRequire(import.meta.url);
const {
  default: FileSystemCache,
}: {
  default: typeof FileSystemCacheClass;
} = require('next/dist/server/lib/incremental-cache/file-system-cache');
const {
  areTagsStale,
}: typeof TagsManifest = require('next/dist/server/lib/incremental-cache/tags-manifest.external');

type Cache = InstanceType<typeof FileSystemCache>;
type Lookup = Parameters<Cache['get']>[1];
type Entry = NonNullable<Awaited<ReturnType<Cache['get']>>>;
type Value = NonNullable<Parameters<Cache['set']>[1]>;
type Served = Extract<Value, { headers: unknown }>;

/** Limit of `renderStarts`, because keys that are requested but never rendered would accumulate. */
const MAX_RENDER_STARTS = 1000;

/** Start time (epoch ms) of the render in progress for each cache key. */
const renderStarts = new Map<string, number>();

let notFoundHtml: string | null = null;

/** Start time (epoch ms) of the render that produced each stored value. */
const startOfValue = new WeakMap<Value, number>();

/**
 * Next's own cache of pages and data, in memory and on disk, with some additions. Content pages have no framework
 * script. Every page has the content security policy of its scripts. Every redirect has one location header. Feeds and
 * other files have an ETag. A served page never expires, so that the last good page outlasts any outage (spec section
 * 9). The age of an entry counts from the start of its render. Next counts from the end, and would treat data as fresh
 * that was read before a change but stored after its tag was marked.
 */
export default class PageCache extends FileSystemCache {
  /** Undefined in the middleware, which stores no pages. */
  private readonly buildFolder: string | undefined;

  constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
    super(context);
    this.buildFolder = context.serverDistDir;
  }

  override async get(...[key, lookup]: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const requestedAt = Date.now();
    const stored = await super.get(key, lookup);
    const entry = stored && { ...stored, lastModified: startOf(stored) };
    if (!entry || isStale(entry, lookup)) noteRenderStart(key, requestedAt);
    if (!entry?.value || !isServed(entry.value)) return entry;
    this.finishPage(entry.value);
    addEtag(entry.value);
    addTarget(entry.value);
    const oldest = requestedAt - KEPT_SECONDS * 1000;
    return { ...entry, lastModified: Math.max(entry.lastModified, oldest) };
  }

  // Added before the value is stored, so that the visitor who triggered the render gets it too.
  override async set(...[key, value, context]: Parameters<Cache['set']>): Promise<void> {
    const startedAt = renderStarts.get(key);
    renderStarts.delete(key);
    if (value && startedAt !== undefined) startOfValue.set(value, startedAt);
    if (value && isServed(value)) {
      this.finishPage(value);
      addEtag(value);
      removeTarget(value);
    }
    if (value && isServed(value) && isFilteredPage(value.headers)) return;
    await super.set(key, value, context);
  }

  /**
   * Replaces a missing page by the not-found page, removes the framework's scripts from a content page, and adds the
   * policy.
   */
  private finishPage(value: Served): void {
    if (!('html' in value) || value.headers?.['content-security-policy']) return;
    const missing = 'status' in value && value.status === 404 ? this.notFoundPage() : null;
    if (missing || (isContentPage(value.headers) && !isRedirect(value))) {
      value.html = removeFrameworkScripts(missing ?? value.html);
    }
    const policy = hashPolicy(value.html, { secure: isSecure(), storage: storageOrigin() });
    value.headers = { ...value.headers, 'content-security-policy': policy };
  }

  /**
   * Returns the page that the build created from app/global-not-found.tsx. For a page that calls `notFound`, Next
   * renders an empty document, which only its scripts would fill.
   */
  private notFoundPage(): string | null {
    if (!this.buildFolder) return null;
    const file = join(this.buildFolder, 'app/_not-found.html');
    if (notFoundHtml === null && existsSync(file)) notFoundHtml = readFileSync(file, 'utf8');
    return notFoundHtml;
  }
}

/**
 * Records the first request for a missing or stale entry, which starts its render; later requests wait for that render.
 */
function noteRenderStart(key: string, requestedAt: number): void {
  if (renderStarts.has(key)) return;
  renderStarts.set(key, requestedAt);
  const [oldest] = renderStarts.keys();
  if (renderStarts.size > MAX_RENDER_STARTS && oldest !== undefined) renderStarts.delete(oldest);
}

function startOf({ value, lastModified }: Entry): number {
  return (value && startOfValue.get(value)) ?? lastModified;
}

function isStale({ value, lastModified, cacheControl }: Entry, lookup: Lookup): boolean {
  const freshSeconds = cacheControl?.revalidate || FRESH_SECONDS;
  const isOverdue = lastModified < Date.now() - freshSeconds * 1000;
  return isOverdue || areTagsStale(tagsOf(value, lookup), lastModified);
}

function tagsOf(value: Entry['value'], lookup: Lookup): string[] {
  if ('tags' in lookup) return [...(lookup.tags ?? []), ...(lookup.softTags ?? [])];
  const tags = value && isServed(value) ? value.headers?.['x-next-cache-tags'] : null;
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** Returns true for pages and files, false for data. */
function isServed(value: Value): value is Served {
  return 'headers' in value;
}

/** Adds an ETag to a file; Next adds one only to pages. It is weak, because a proxy may compress the file. */
function addEtag(value: Served): void {
  if (!('body' in value) || value.status !== 200 || value.headers.etag) return;
  const hash = createHash('sha1').update(value.body).digest('base64url');
  value.headers = { ...value.headers, etag: `W/"${hash}"` };
}

function isSecure(): boolean {
  return process.env.SITE_URL?.startsWith('https:') ?? true;
}

function storageOrigin(): string | undefined {
  const url = process.env.NEXT_PUBLIC_SUPABASE_URL;
  return url && new URL(url).origin;
}

/**
 * Next sets the location header only for a visitor who waits for the render, not for a background render. So the header
 * is never stored, but read from the page each time it is served.
 */
function removeTarget(value: Served): void {
  if (!isRedirect(value)) return;
  const { location: _, ...headers } = value.headers ?? {};
  value.headers = headers;
}

function addTarget(value: Served): void {
  if (!isRedirect(value)) return;
  const target = /NEXT_REDIRECT;\w+;([^;"\\]+);30[78]/.exec(value.html)?.[1];
  if (target) value.headers = { ...value.headers, location: target };
}

function isRedirect(value: Served): value is Extract<Served, { html: string }> {
  return 'html' in value && 'status' in value && (value.status === 307 || value.status === 308);
}
