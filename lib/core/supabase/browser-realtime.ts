import { RealtimeClient } from '@supabase/realtime-js';
import { publishableKey, supabaseUrl } from './browser';
import { accessToken } from './session-cookie';

let client: RealtimeClient | undefined;

/**
 * Returns this page's connection to Realtime. It has the rights of the session in the cookies, which it reads again
 * with every heartbeat.
 */
export function realtime(): RealtimeClient {
  client ??= new RealtimeClient(`${supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: publishableKey },
    accessToken: async () => accessToken(document.cookie),
  });
  return client;
}
