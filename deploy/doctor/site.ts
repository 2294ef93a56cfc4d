import type { readEnv } from '../../lib/core/env-schema.ts';
import type { Release } from '../../supabase/local/database/released.ts';

/** The installation that the doctor examines. */
export type Site = {
  env: ReturnType<typeof readEnv>;
  /** Everything that was set, also for programs next to the site. */
  variables: NodeJS.Dict<string>;
  /** Releases, the oldest first. */
  releases: Release[];
  /** Time limit of each question, in milliseconds. */
  timeout: number;
};

/** Something to know that is not wrong. */
export type Note = { note: string };

/** One sentence for each thing that is wrong, with what to do; empty if nothing is. */
export type Check = (site: Site) => Promise<(string | Note)[]> | (string | Note)[];

/** Asks over HTTP; null if no one answers in time. */
export async function ask(
  { timeout }: Site,
  url: string,
  init: RequestInit = {},
): Promise<Response | null> {
  const signal = AbortSignal.timeout(timeout);
  return fetch(url, { redirect: 'manual', ...init, signal }).catch(() => null);
}

/** Returns the JSON of an answer, or null. */
export async function jsonOf(response: Response | null): Promise<unknown> {
  return (await response?.json().catch(() => null)) ?? null;
}
