import 'server-only';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { connectionFailure } from '@/lib/core/security/connection-failure';
import { publicAddresses } from '@/lib/core/security/public-addresses';
import { CalendarProblem } from './problem';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/** Decodes UTF-8, or UTF-16 if there is a byte order mark for it. */
function decoded(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

async function readBody(answer: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new CalendarProblem('The calendar is larger than 2 MB.');
    chunks.push(chunk);
  }
  return decoded(Buffer.concat(chunks));
}

/** Returns the text at a URL, or its redirect target. */
async function get(url: URL, signal: AbortSignal): Promise<{ text: string } | { next: URL }> {
  const tooLate = once(signal, 'abort').then((): never => {
    throw signal.reason;
  });
  const addresses = await Promise.race([publicAddresses(url), tooLate]);
  const outgoing = (url.protocol === 'https:' ? https : http).request(url, {
    headers: { accept: 'text/calendar', 'accept-encoding': 'identity' },
    // Uses a new connection to the IP that was checked.
    agent: false,
    lookup: (_host, _options, done) => done(null, addresses),
    signal,
  });
  try {
    outgoing.end();
    const [answer]: http.IncomingMessage[] = await once(outgoing, 'response');
    if (!answer) throw new CalendarProblem('The calendar did not answer.');
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      const next = URL.parse(headers.location, url);
      if (!next || !/^https?:$/.test(next.protocol)) {
        throw new CalendarProblem('The calendar redirects to a URL that is not a web page.');
      }
      return { next };
    }
    if (statusCode !== 200) throw new CalendarProblem(`The calendar answered ${statusCode}.`);
    return { text: await readBody(answer) };
  } finally {
    outgoing.destroy();
  }
}

/**
 * Downloads a calendar within ten seconds and 2 MB. Follows at most three redirects, each checked like the URL.
 * @throws CalendarProblem with a message for the host
 */
export async function downloadCalendar(url: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let next = new URL(url);
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await get(next, signal);
      if ('text' in answer) return answer.text;
      next = answer.next;
    }
  } catch (cause) {
    if (cause instanceof CalendarProblem) throw cause;
    if (signal.aborted) {
      throw new CalendarProblem('The calendar did not answer within ten seconds.', { cause });
    }
    const reason = connectionFailure(cause);
    throw new CalendarProblem(`The calendar cannot be reached. ${reason}.`, { cause });
  }
  throw new CalendarProblem(`The calendar redirects more than ${MAX_REDIRECTS} times.`);
}
