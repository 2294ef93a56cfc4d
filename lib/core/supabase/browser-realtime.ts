import { RealtimeClient } from '@supabase/realtime-js';
import { paths } from '@/lib/paths';
import { publishableKey, supabaseUrl } from './browser';
import { sessionMark } from './session-mark';

/** Time before its expiry at which a token is replaced: longer than from one heartbeat to the next. */
const RENEW_BEFORE_MS = 60_000;

/** Times between attempts to reconnect. */
const RECONNECT_MS = [1000, 2000, 5000];
const LAST_RECONNECT_MS = 10_000;

type Token = { session: string | null; renewAt: number; value: Promise<string> };

let client: RealtimeClient | undefined;
let token: Token | null = null;

/** Asks our server for a token of the session, whose cookie no script can read. */
async function askToken(asked: Token): Promise<string> {
  const response = await fetch(paths.realtimeToken, { method: 'POST' });
  if (!response.ok) throw new Error(`${paths.realtimeToken} answered ${response.status}`);
  const { token: value, expiresIn }: { token: string; expiresIn: number } = await response.json();
  asked.renewAt = Date.now() + expiresIn * 1000 - RENEW_BEFORE_MS;
  return value;
}

/** Returns the token of the present session, asking for another one shortly before it ends. */
function currentToken(): Promise<string> {
  const session = sessionMark(document.cookie);
  if (token && token.session === session && Date.now() < token.renewAt) return token.value;
  const asked: Token = { session, renewAt: Number.POSITIVE_INFINITY, value: Promise.resolve('') };
  asked.value = askToken(asked);
  asked.value.catch(() => {
    if (token === asked) token = null;
  });
  token = asked;
  return asked.value;
}

function reconnectAfter(tries: number): number {
  // The session may have changed while there was no connection.
  token = null;
  client?.setAuth().catch(() => undefined);
  return RECONNECT_MS[tries - 1] ?? LAST_RECONNECT_MS;
}

/**
 * Returns this page's connection to Realtime, with the rights of the session. It asks for the token with every
 * heartbeat, which sends a request only when the last one is about to end, and after a lost connection.
 */
export function realtime(): RealtimeClient {
  client ??= new RealtimeClient(`${supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: publishableKey },
    accessToken: currentToken,
    reconnectAfterMs: reconnectAfter,
  });
  return client;
}
