import { askSupabase } from '@/lib/core/supabase/browser';
import { dropSession } from '@/lib/core/supabase/session-cookie';

/**
 * Reports to the server that the person is active. Returns false if the session has ended there; an unreachable
 * server leaves that to the next report.
 */
export async function reportActivity(): Promise<boolean> {
  const response = await askSupabase('rest/v1/rpc/touch_session').catch(() => null);
  return !response?.ok || (await response.json()) !== false;
}

/** Ends the session in the database, then in this browser, even if the database could not be reached. */
export async function endSession(): Promise<void> {
  await askSupabase('rest/v1/rpc/end_session').catch(() => null);
  await askSupabase('auth/v1/logout?scope=local').catch(() => null);
  dropSession();
}
