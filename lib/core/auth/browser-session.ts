import { paths } from '@/lib/paths';

/**
 * Reports activity to the server. Returns false if the session has ended there; if the server is unreachable, the next
 * report decides.
 */
export async function reportActivity(): Promise<boolean> {
  const response = await fetch(paths.session, { method: 'POST' }).catch(() => null);
  return !response?.ok || (await response.json()) !== false;
}

/** Ends the session in the database and in this browser. Never throws. */
export async function endSession(): Promise<void> {
  await fetch(paths.session, { method: 'DELETE', keepalive: true }).catch(() => null);
}
