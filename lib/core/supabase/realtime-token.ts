import { paths } from '@/lib/paths';
import { sessionMark } from './mark-cookie';

/** A token is replaced this long before its expiry: longer than the interval between heartbeats. */
const RENEW_BEFORE_MS = 60_000;

type Token = { session: string | null; renewAt: number; value: Promise<string> };

let token: Token | null = null;

async function askToken(asked: Token): Promise<string> {
  const response = await fetch(paths.realtimeToken, { method: 'POST' });
  if (!response.ok) throw new Error(`${paths.realtimeToken} answered ${response.status}`);
  const { token: value, expiresIn }: { token: string; expiresIn: number } = await response.json();
  asked.renewAt = Date.now() + expiresIn * 1000 - RENEW_BEFORE_MS;
  return value;
}

/**
 * Returns the token with which this page subscribes to changes. Our server issues it, because scripts cannot read the
 * session cookie. It is requested again shortly before it expires and when another session starts.
 * @throws if the server refuses or is unreachable
 */
export function realtimeToken(): Promise<string> {
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

/** Discards the token: after a lost connection the session may be another one. */
export function forgetRealtimeToken(): void {
  token = null;
}
