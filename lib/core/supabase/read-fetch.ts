import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { z } from 'zod';
import { log } from '@/lib/core/log';
import { noteOutage } from '@/lib/core/request-context';

/** Time limit of one read from the Data API. */
export const READ_TIMEOUT_MS = 3000;

/** PostgreSQL's codes for a value that is not a valid text, number, date or id. As a filter it matches no row. */
const UNMATCHABLE = ['22021', '22P05', '22P02', '22003', '22007', '22008'];

const refusal = z.object({ code: z.string() });

/**
 * Fetch function for the server's Supabase clients. Reads from the Data API (GET and HEAD, including read-only
 * functions) are aborted after `READ_TIMEOUT_MS`, except during a build, and retried once after a lost connection. They
 * return no rows if a filter from the URL is a value that the database cannot store, such as a NUL character. Other
 * requests are passed on unchanged.
 */
export const readFetch: typeof fetch = async (input, init) => {
  const isRead = !init?.method || init.method === 'GET' || init.method === 'HEAD';
  if (!isRead || !String(input).includes('/rest/v1/')) return fetch(input, init);
  const response = await fetchInTime(input, init).catch((cause: unknown) => {
    noteOutage();
    const reason = isTimeout(cause) ? 'did not answer in time' : 'cannot be reached';
    // The client would retry three times over seven seconds, but it never repeats an aborted request.
    throw Object.assign(new Error(`The database ${reason}`, { cause }), { name: 'AbortError' });
  });
  if (response.status >= 500) noteOutage();
  if (!(await isUnmatchable(response))) return response;
  log.warn({ path: new URL(String(input)).pathname }, 'a filter matches nothing');
  return Response.json([]);
};

async function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return fetchTwice(input, init);
  const timeout = AbortSignal.timeout(READ_TIMEOUT_MS);
  if (!init?.next) {
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetchTwice(input, { ...init, signal });
  }
  // Next deduplicates equal cached reads of one render only if they have no signal.
  const late = Promise.withResolvers<never>();
  timeout.addEventListener('abort', () => late.reject(timeout.reason), { once: true });
  return Promise.race([fetchTwice(input, init), late.promise]);
}

/** The server may close a kept-alive connection just as it is used again. */
const fetchTwice: typeof fetch = (input, init) =>
  fetch(input, init).catch((error: unknown) => {
    if (isTimeout(error) || init?.signal?.aborted) throw error;
    return fetch(input, init);
  });

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

async function isUnmatchable(response: Response): Promise<boolean> {
  if (response.ok) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { data } = refusal.safeParse(body);
  return data !== undefined && UNMATCHABLE.includes(data.code);
}
