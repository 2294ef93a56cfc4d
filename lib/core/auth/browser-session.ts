import { paths } from '@/lib/paths';

/**
 * Reports to the server that the person is active. Returns false if the session has ended there; an unreachable
 * server leaves that to the next report.
 */
export async function reportActivity(): Promise<boolean> {
  const response = await fetch(paths.session, { method: 'POST' }).catch(() => null);
  return !response?.ok || (await response.json()) !== false;
}

/** Ends the session in the database and in this browser. Never throws. */
export async function endSession(): Promise<void> {
  await fetch(paths.session, { method: 'DELETE', keepalive: true }).catch(() => null);
}
