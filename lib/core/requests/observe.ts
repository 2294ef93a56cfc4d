import 'server-only';
import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { enterRequest } from '@/lib/core/request-context';

export const REQUEST_ID_HEADER = 'x-request-id';

const SHAPE = /^[\w-]{8,64}$/;

/** URLs of scripts, styles and fonts. A page loads many, and a proxy that serves them adds no id either. */
const ASSET = /^\/(_next\/static|scripts)\//;

/** Channel on which Node reports a request after reading its headers, before anything handles it. */
export type RequestStart = { request: IncomingMessage; response: ServerResponse };

/** Returns the id set by our proxy. Any other request gets a new id, because it could use the id of another request. */
export function idOf(request: Pick<IncomingMessage, 'headers'>, behindProxy: boolean): string {
  const given = request.headers[REQUEST_ID_HEADER];
  return behindProxy && typeof given === 'string' && SHAPE.test(given)
    ? given
    : randomBytes(16).toString('hex');
}

/** Calls `listener` at the start of each request of this process, in the context of the request. */
export function onRequestStart(listener: (start: RequestStart) => void): void {
  // Node's documentation defines this shape of the message; its types do not.
  subscribe('http.server.request.start', (message) => listener(message as RequestStart));
}

/**
 * Gives each request an id for its log lines and for the code that handles it. The response contains it too, except for
 * assets.
 */
export function identifyRequests(behindProxy: boolean): void {
  onRequestStart(({ request, response }) => {
    const id = idOf(request, behindProxy);
    request.headers[REQUEST_ID_HEADER] = id;
    if (!ASSET.test(request.url ?? '')) response.setHeader('X-Request-Id', id);
    enterRequest(id, String(request.headers['x-forwarded-for'] ?? ''));
  });
}
