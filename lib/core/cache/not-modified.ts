import { internalUrl } from '@/lib/core/internal-url';
import { log } from '@/lib/core/log';

const TIMEOUT_MS = 5_000;

const FEED = /\.(?:xml|json|txt|md|ics)$/;

const withoutWeakness = (etag: string) => etag.trim().replace(/^W\//, '');

/**
 * Returns true for a conditional request for a feed or another stored text with a file name. Next stores these with the
 * ETag of our page cache, but compares ETags only for pages.
 */
export function asksIfModified(request: Request): boolean {
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    request.headers.has('if-none-match') &&
    FEED.test(new URL(request.url).pathname)
  );
}

/** Returns a 304 response for an unchanged text; null if it has changed or this is unknown. */
export async function notModified(request: Request): Promise<Response | null> {
  try {
    const { ok, headers } = await fetch(internalUrl(new URL(request.url).pathname), {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const etag = headers.get('etag');
    if (!ok || !etag) return null;
    const known = (request.headers.get('if-none-match') ?? '').split(',').map(withoutWeakness);
    if (!known.includes(withoutWeakness(etag)) && !known.includes('*')) return null;
    const kept = ['cache-control', 'vary', 'link'].flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return new Response(null, { status: 304, headers: [['etag', etag], ...kept] });
  } catch (error) {
    log.warn({ err: error }, 'the ETag of a stored text could not be read');
    return null;
  }
}
