import 'server-only';
import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '@/lib/core/env';
import type { Database } from './database.types';

/**
 * Returns a client for tables and functions alone, with the rights of `key` unless `send` sets others. The whole client
 * of Supabase, with Auth, Storage and Realtime, costs half a call to make.
 */
export function databaseClient(key: string, send: typeof fetch) {
  return new PostgrestClient<Database>(`${env.NEXT_PUBLIC_SUPABASE_URL}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    fetch: send,
  });
}
