import { createRequire } from 'node:module';
import type FileSystemCacheClass from 'next/dist/server/lib/incremental-cache/file-system-cache';
import type * as TagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { hashPolicy } from '../../security/csp.ts';
import { FRESH_SECONDS, KEPT_SECONDS } from '../lifetimes.ts';

// Node loads this file as it is, without the bundler; an import would give Next's class one level too deep.
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

/** Most keys whose beginning is remembered; what is asked for and never made would pile up. */
const MOST_BEGUN = 1000;

/** When what is being made anew under a key was begun, in milliseconds since 1970. */
const begun = new Map<string, number>();
const beginnings = new WeakMap<Value, number>();

/**
 * Next's own cache of pages and data, in memory and on disk, with four things more: every page in it
 * carries the content security policy of its scripts, every redirect says once where it leads,
 * nothing served from it becomes too old, so that the last good page outlasts any outage (spec section 9), and
 * an entry is as old as the beginning of its making. Next counts from the end, and so takes for fresh what was
 * begun before a change and ended after its tag was marked.
 */
export default class PageCache extends FileSystemCache {
  override async get(...[key, lookup]: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const askedAt = Date.now();
    const stored = await super.get(key, lookup);
    const entry = stored && { ...stored, lastModified: beginningOf(stored) };
    if (!entry || isStale(entry, lookup)) noteBeginning(key, askedAt);
    if (!entry?.value || !isServed(entry.value)) return entry;
    addPolicy(entry.value);
    addTarget(entry.value);
    const oldest = askedAt - KEPT_SECONDS * 1000;
    return { ...entry, lastModified: Math.max(entry.lastModified, oldest) };
  }

  // Before it is stored, so that the visitor for whom it was made gets it too.
  override async set(...[key, value, context]: Parameters<Cache['set']>): Promise<void> {
    const beganAt = begun.get(key);
    begun.delete(key);
    if (value && beganAt !== undefined) beginnings.set(value, beganAt);
    if (value && isServed(value)) {
      addPolicy(value);
      leaveTargetOut(value);
    }
    await super.set(key, value, context);
  }
}

/** Who asks first for what is missing or stale is who makes it; whoever asks meanwhile waits for the same. */
function noteBeginning(key: string, askedAt: number): void {
  if (begun.has(key)) return;
  begun.set(key, askedAt);
  const [oldest] = begun.keys();
  if (begun.size > MOST_BEGUN && oldest !== undefined) begun.delete(oldest);
}

function beginningOf({ value, lastModified }: Entry): number {
  return (value && beginnings.get(value)) ?? lastModified;
}

function isStale({ value, lastModified, cacheControl }: Entry, lookup: Lookup): boolean {
  const freshSeconds = cacheControl?.revalidate || FRESH_SECONDS;
  const isOverdue = lastModified < Date.now() - freshSeconds * 1000;
  return isOverdue || areTagsStale(tagsOf(value, lookup), lastModified);
}

function tagsOf(value: Entry['value'], lookup: Lookup): string[] {
  if ('tags' in lookup) return [...(lookup.tags ?? []), ...(lookup.softTags ?? [])];
  const tags = value && isServed(value) ? value.headers?.['x-next-cache-tags'] : undefined;
  return typeof tags === 'string' ? tags.split(',') : [];
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
