import { browserClient } from '@/lib/core/supabase/browser';

/**
 * Reports to the server that the person is active. Returns false if the session has ended there; an unreachable
 * server leaves that to the next report.
 */
export async function reportActivity(): Promise<boolean> {
  const { data, error } = await browserClient().rpc('touch_session');
  return error ? true : data;
}

/** Ends the session in the database, then in this browser, even if the database could not be reached. */
export async function endSession(): Promise<void> {
  const client = browserClient();
  await client.rpc('end_session');
  await client.auth.signOut({ scope: 'local' });
}

type SessionEvents = { onEnded: () => void; onRenewed: () => void };

/**
 * Follows the session of this browser, in every tab: calls `onRenewed` when another session or a fresh token
 * replaces it, `onEnded` when there is none any more. Returns a function that stops.
 */
export function followSession({ onEnded, onRenewed }: SessionEvents): () => void {
  let token: string | undefined;
  const { data } = browserClient().auth.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT') onEnded();
    // The page was rendered with the first; Supabase repeats SIGNED_IN whenever a tab is shown.
    if (token && session && session.access_token !== token) onRenewed();
    token = session?.access_token;
  });
  return () => data.subscription.unsubscribe();
}
