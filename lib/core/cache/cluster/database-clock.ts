import { z } from 'zod';
import type { Clock } from './clock.ts';

const TIMEOUT_MS = 3000;

const marks = z.record(z.string(), z.number());
const rivals = z.array(z.object({ name: z.string(), clock: z.string() }));

/** A running server that this one is incompatible with. */
export type Rival = z.output<typeof rivals>[number];

type Project = { url: string; secretKey: string };

/** Calls a database function. Uses plain fetch, because Node loads these files directly, before the site. */
async function call({ url, secretKey }: Project, name: string, input: object): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(input),
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new Error(`${name} answered ${response.status}`, { cause: await response.text() });
  }
  return response.json();
}

/** The clock stored in the database (supabase/migrations/…_operations.sql). */
export function databaseClock(project: Project): Clock {
  return {
    readEveryMs: 1000,
    name: async () => 'database',
    read: async (since) => marks.parse(await call(project, 'read_stale_marks', { since })),
    mark: async (keys) => z.number().parse(await call(project, 'mark_stale', { keys })),
  };
}

/** Registers this server in the database as running. Returns the servers that it is incompatible with. */
export async function registerServer(
  project: Project,
  server: { name: string; clock: string },
): Promise<Rival[]> {
  return rivals.parse(await call(project, 'register_server', server));
}
