import { createRequire } from 'node:module';
import type FileSystemCacheClass from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { KEPT_SECONDS } from '../cache-lifetime.ts';
import { hashPolicy } from './csp.ts';

// Node loads this file as it is, without the bundler; an import would give Next's class one level too deep.
const { default: FileSystemCache }: { default: typeof FileSystemCacheClass } = createRequire(
  import.meta.url,
)('next/dist/server/lib/incremental-cache/file-system-cache');

type Cache = InstanceType<typeof FileSystemCache>;
type Value = NonNullable<Parameters<Cache['set']>[1]>;
type Served = Extract<Value, { headers: unknown }>;

/**
 * Next's own cache of pages and data, in memory and on disk, with three things more: every page in it
 * carries the content security policy of its scripts, every redirect says once where it leads, and
 * nothing served from it becomes too old, so that the last good page outlasts any outage (spec section 9).
 */
export default class PageCache extends FileSystemCache {
  override async get(...request: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const entry = await super.get(...request);
    if (!entry?.value || !isServed(entry.value)) return entry;
    addPolicy(entry.value);
    addTarget(entry.value);
    const oldest = Date.now() - KEPT_SECONDS * 1000;
    return { ...entry, lastModified: Math.max(entry.lastModified, oldest) };
  }

  // Before it is stored, so that the visitor for whom it was made gets it too.
  override async set(...[key, value, context]: Parameters<Cache['set']>): Promise<void> {
    if (value && isServed(value)) {
      addPolicy(value);
      leaveTargetOut(value);
    }
    await super.set(key, value, context);
  }
}

/** Pages and files are, data are not. */
function isServed(value: Value): value is Served {
  return 'headers' in value;
}

function addPolicy(value: Served): void {
  if (!('html' in value) || value.headers?.['content-security-policy']) return;
  const secure = process.env.SITE_URL?.startsWith('https:') ?? true;
  const policy = hashPolicy(value.html, { secure });
  value.headers = { ...value.headers, 'content-security-policy': policy };
}

/**
 * Next itself tells the visitor who waits for a redirect where it leads, and knows no target where one is made
 * anew in the background. So the target is never stored, but read from the page when that is served.
 */
function leaveTargetOut(value: Served): void {
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
