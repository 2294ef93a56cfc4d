import type { IncomingMessage } from 'node:http';

/** Kind of a request. */
export type RequestKind = 'page' | 'data' | 'action' | 'api' | 'picture' | 'file';

/**
 * Returns the kind of a request. The number of kinds is limited regardless of the requested URLs, because each is its
 * own series.
 */
export function requestKind({
  url = '/',
  method = 'GET',
  headers,
}: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): RequestKind {
  const path = url.split('?', 1)[0] ?? '/';
  if (path.startsWith('/api/')) return 'api';
  if (/^\/_next\/image$|opengraph-image/.test(path)) return 'picture';
  if (/^\/(?:_next|scripts)\/|\.\w+$/.test(path)) return 'file';
  if (method === 'POST') return 'action';
  return headers.rsc ? 'data' : 'page';
}
