import 'server-only';
import { randomBytes } from 'node:crypto';
import { env } from '@/lib/core/env';
import { noncePolicy } from './csp';

const usesSession = /^\/(admin|team|member|password|invitation|two-step)(\/|$)/;

/**
 * Returns a new policy for one request. Only the staff area and the sign-in pages, which share its document, may
 * connect to Supabase.
 */
export function requestPolicy(pathname: string): string {
  const { origin, host, protocol } = new URL(env.NEXT_PUBLIC_SUPABASE_URL);
  const realtime = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
  return noncePolicy(randomBytes(16).toString('base64'), {
    secure: env.SITE_URL.startsWith('https:'),
    connectTo: usesSession.test(pathname) ? [origin, realtime] : [],
  });
}
