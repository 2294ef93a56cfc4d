import { browserClient } from '@/lib/core/supabase/browser';

/**
 * Tells the server that the person is active. False: it no longer counts the session as live. An
 * unreachable server leaves it to the next report.
 */
export async function reportActivity(): Promise<boolean> {
  const { data, error } = await browserClient().rpc('touch_session');
  return error ? true : data;
}

/** Ends the session, in the database first, then in this browser, whether or not that was heard. */
export async function endSession(): Promise<void> {
  const client = browserClient();
  await client.rpc('end_session');
  await client.auth.signOut({ scope: 'local' });
}

type SessionEvents = { onEnded: () => void; onRenewed: () => void };

/**
 * Follows the session of this browser, in every tab: `onRenewed` when another one or a fresh token
 * took its place, `onEnded` when there is none any more. Returns how to stop.
 */
export function followSession({ onEnded, onRenewed }: SessionEvents): () => void {
  let token: string | undefined;
  const { data } = browserClient().auth.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT') onEnded();
    // The page was made with the first; Supabase repeats SIGNED_IN whenever a tab is shown.
    if (token && session && session.access_token !== token) onRenewed();
    token = session?.access_token;
  });
  return () => data.subscription.unsubscribe();
}
