import 'server-only';
import { log } from '@/lib/core/log';
import { READ_TIMEOUT_MS } from './read-fetch';

function isRefresh(input: RequestInfo | URL): boolean {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
  return pathname.endsWith('/token') && searchParams.get('grant_type') === 'refresh_token';
}

/** Retries once if the first attempt had no response or a server error. */
async function sendTwice(send: () => Promise<Response>): Promise<Response> {
  const first = await send().catch((error) => {
    log.warn({ err: error }, 'a session was not refreshed at the first attempt');
    return null;
  });
  return first && first.status < 500 ? first : send();
}

/**
 * Wraps the fetch of one client with a session. A rate limit, or a failure of Auth or the network, does not invalidate
 * the session: `isUndecided` then tells that its cookies must be kept, although auth-js removes them.
 */
export function guardRefresh(send: typeof fetch) {
  let undecided = false;
  const guarded: typeof fetch = async (input, init) => {
    if (!isRefresh(input)) return send(input, init);
    const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
    const response = await sendTwice(() => send(input, { ...init, signal })).catch((error) => {
      log.error({ err: error }, 'a session cannot be refreshed');
      return null;
    });
    undecided = !response || response.status === 429 || response.status >= 500;
    if (response && !undecided) return response;
    // After any other failure auth-js would retry for half a minute, and the person would wait.
    return Response.json({ code: 'over_request_rate_limit', message: 'Not now' }, { status: 429 });
  };
  return { fetch: guarded, isUndecided: () => undecided };
}
