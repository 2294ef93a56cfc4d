import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type * as RouterHeaders from 'next/dist/client/components/app-router-headers';
import type * as CacheControl from 'next/dist/server/lib/cache-control';
import type * as ETag from 'next/dist/server/lib/etag';
import { publicPageHeaders } from '../../security/headers.ts';
import { FRESH_SECONDS, KEPT_SECONDS } from '../lifetimes.ts';
import { compressors, type Encoding } from './compress-page.ts';
import { type Dated, isFresh } from './stale-pages.ts';

// Node loads this file as it is, without the bundler.
const require = createRequire(import.meta.url);
const {
  NEXT_ROUTER_PREFETCH_HEADER,
  NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
  NEXT_ROUTER_STATE_TREE_HEADER,
  RSC_HEADER,
}: typeof RouterHeaders = require('next/dist/client/components/app-router-headers');
const {
  getCacheControlHeader,
}: typeof CacheControl = require('next/dist/server/lib/cache-control');
const { generateETag }: typeof ETag = require('next/dist/server/lib/etag');
const accept: {
  /** @throws Error if the header is malformed */
  encoding(header: string | undefined, known: readonly string[]): string;
} = require('next/dist/compiled/@hapi/accept');
const matches: (asked: IncomingHttpHeaders, answer: { etag: string }) => boolean =
  require('next/dist/compiled/fresh');

/** A page as Next stored it, with headers of its own. */
type StoredPage = Dated & { html: string; headers: Record<string, unknown> };

type Header = [name: string, value: string];

/** Headers (each name before its value) and body of a 200. */
type Full = { headers: string[]; body: Buffer };

/** The answers to plain requests for a page. `full` is null for an encoding while the page is being compressed. */
type Answer = Dated & {
  html: string;
  etag: string;
  headers: Header[];
  full: Partial<Record<Encoding, Full | null>>;
};

/** More pages than the site has: their bodies take some 20 kB each. */
const MAX_ANSWERS = 1000;

/** Arguments that tell us where a visitor comes from; no page depends on them. */
const CAMPAIGN = /^(?:(?:utm_[a-z]+|gclid|fbclid|msclkid)=[^&]*(?:&|$))*$/;

/** Headers of requests for more than the page: for its data, or with a form. */
const SPECIAL_HEADERS = [RSC_HEADER, 'next-action', 'content-type', 'content-length'];

const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Request headers on which the answer for a page's URL depends. */
const VARY = [
  RSC_HEADER,
  NEXT_ROUTER_STATE_TREE_HEADER,
  NEXT_ROUTER_PREFETCH_HEADER,
  NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
  'Accept-Encoding',
].join(', ');

/**
 * Answers to plain requests for fresh pages: the page and headers that Next would send, compressed once. Each request
 * checks whether Next would still serve the page without rendering it again; if not, Next answers.
 */
export class StoredAnswers {
  readonly #answers = new Map<string, Answer>();

  /** Keeps a page until a later render replaces it. `path` is Next's: that of `/` is `/index`. */
  keep(path: string, { html, headers, tags, startedAt }: StoredPage): void {
    const known = this.#answers.get(path);
    if (known && known.startedAt >= startedAt) return;
    const etag = generateETag(html);
    this.#answers.delete(path);
    this.#answers.set(path, {
      ...{ html, etag, tags, startedAt },
      headers: answerHeaders(headers, etag),
      full: {},
    });
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MAX_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
  }

  /** Answers the request, or returns false if Next has to. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const path = pathOfPlain(request);
    const answer = path && this.#answers.get(path);
    if (!answer || !isFresh(answer)) return false;
    if (matches(request.headers, answer)) {
      response.writeHead(304, answer.headers.flat()).end();
      return true;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    const full = encoding && answer.full[encoding];
    if (full) {
      response.writeHead(200, full.headers).end(full.body);
      return true;
    }
    if (encoding && full === undefined) void prepare(answer, encoding);
    return false;
  }
}

/** Compresses a page for the requests that follow; Next answers those that come meanwhile. */
async function prepare({ html, headers, full }: Answer, encoding: Encoding): Promise<void> {
  full[encoding] = null;
  const body = await compressors[encoding](Buffer.from(html));
  const ofBody: Header[] = [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Length', String(body.length)],
  ];
  if (encoding !== 'identity') ofBody.push(['Content-Encoding', encoding]);
  full[encoding] = { headers: [...headers, ...ofBody].flat(), body };
}

function answerHeaders(own: StoredPage['headers'], etag: string): Header[] {
  const ofPage = Object.entries(own).flatMap(([name, value]): Header[] =>
    typeof value === 'string' && name !== 'x-next-cache-tags' ? [[name, value]] : [],
  );
  const expire = FRESH_SECONDS + KEPT_SECONDS;
  return [
    ...Object.entries(publicPageHeaders),
    ...ofPage,
    ['Vary', VARY],
    ['x-nextjs-cache', 'HIT'],
    ['Cache-Control', getCacheControlHeader({ revalidate: FRESH_SECONDS, expire })],
    ['ETag', etag],
  ];
}

/** Returns the path of a plain request, by the rules of deploy/nginx.conf: not of a form, a draft or a filtered list. */
function pathOfPlain({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (SPECIAL_HEADERS.some((name) => name in headers)) return null;
  if (headers.cookie?.includes('__prerender_bypass')) return null;
  const query = url.indexOf('?');
  if (query >= 0 && !CAMPAIGN.test(url.slice(query + 1))) return null;
  const path = query < 0 ? url : url.slice(0, query);
  if (path === '/index') return null;
  return path === '/' ? '/index' : path;
}

function encodingFor(accepted: string | undefined): Encoding | undefined {
  try {
    const chosen = accept.encoding(accepted || 'identity', PREFERRED);
    return PREFERRED.find((encoding) => encoding === chosen);
  } catch {
    return undefined;
  }
}

const REQUEST_START = 'http.server.request.start';

/** Has the server of this process ask `answers` before Next, from the next request on. */
export function answerBeforeNext(answers: StoredAnswers): void {
  const takeOver = (message: unknown) => {
    unsubscribe(REQUEST_START, takeOver);
    // Node's documentation gives the message this shape; its types do not.
    const { server } = message as { server: Server };
    const handlers = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (answers.answer(request, response)) return;
      for (const handle of handlers) Reflect.apply(handle, server, [request, response]);
    });
  };
  // Node publishes the start of a request before it calls the server's handlers, and tells nobody else its servers.
  subscribe(REQUEST_START, takeOver);
}

/** Null in a build, which answers nobody. */
export const storedAnswers =
  process.env.NEXT_PHASE === 'phase-production-build' ? null : new StoredAnswers();
if (storedAnswers) answerBeforeNext(storedAnswers);
