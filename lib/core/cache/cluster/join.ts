import { hostname } from 'node:os';
import { env } from '../../env.ts';
import { internalUrl } from '../../internal-url.ts';
import { makeStale } from '../next/stale-pages.ts';
import { pageRefresher } from '../page-refresher.ts';
import { type Clock, isPage } from './clock.ts';
import { databaseClock, registerServer } from './database-clock.ts';
import { followClock } from './follow-clock.ts';
import { refusal } from './rivals.ts';

/** A server not seen by others for three times this interval counts as stopped. */
const REGISTER_EVERY_MS = 5000;

const project = { url: env.NEXT_PUBLIC_SUPABASE_URL, secretKey: env.SUPABASE_SECRET_KEY };

async function openClock(): Promise<Clock> {
  if (!env.REDIS_URL) return databaseClock(project);
  const { redisClock } = await import('./redis-clock.ts');
  return redisClock(env.REDIS_URL, new URL(env.SITE_URL).host);
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${inWords(error.cause)}` : error.message;
}

/** Writes a line in the format of the site's log, which is bundled and not loaded yet. */
function report(level: 'warn' | 'error', msg: string): void {
  const line = { level: level === 'error' ? 50 : 40, time: Date.now(), pid: process.pid, msg };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Returns `work` so that it never rejects; logs when it starts to fail and when it recovers. */
function reporting(what: string, work: () => Promise<void>): () => Promise<void> {
  let isFailing = false;
  return async () => {
    try {
      await work();
      if (isFailing) report('warn', `${what}: works again`);
      isFailing = false;
    } catch (error) {
      if (!isFailing) report('error', `${what}: fails, and is tried again. ${inWords(error)}`);
      isFailing = true;
    }
  };
}

function repeat(work: () => Promise<void>, everyMs: number): void {
  const next = () => void work().then(() => setTimeout(next, everyMs).unref());
  setTimeout(next, everyMs).unref();
}

/**
 * Joins the other servers of the site: from now on a change on one server marks the pages of all servers as stale.
 * Called before the server accepts requests, so that it serves nothing as fresh that changed while it was stopped.
 * Without database or Redis it still starts, serves its stored pages, and catches up later.
 * @throws Error with a message if it is incompatible with another running server
 */
export async function joinServers(): Promise<void> {
  const clock = await openClock();
  const visitAll = pageRefresher(internalUrl, (error, path) =>
    report('warn', `${path} could not be visited. ${inWords(error)}`),
  );
  const follower = followClock(clock, (keys) => {
    makeStale(keys.filter((key) => !isPage(key)));
    void visitAll(keys.filter(isPage));
  });

  async function rivalry(): Promise<string | null> {
    const server = {
      name: `${hostname()}:${process.env.PORT ?? 3000}`,
      clock: await clock.name(),
    };
    const [rival] = await registerServer(project, server);
    return rival ? refusal(server, rival) : null;
  }

  // Without a response the other servers are unknown; the next response is reported.
  const reason = await rivalry().catch(() => null);
  // Without a cause, because the server would print it too.
  if (reason) throw new Error(reason);
  const catchUp = reporting('Reading what changed on other servers', follower.catchUp);
  await catchUp();
  clock.onRing?.(() => void catchUp());
  repeat(catchUp, clock.readEveryMs);
  const register = reporting('Registering this server', async () => {
    const later = await rivalry();
    if (later) throw new Error(later);
  });
  repeat(register, REGISTER_EVERY_MS);
  globalThis.clusterAnnounce = follower.announce;
}
