import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/core/log';
import { onRequestStart } from './observe';

/** Service managers kill a process after ten seconds; the rest of the time is for the exit itself. */
const DRAIN_MS = 8000;
/** A proxy that has sent nothing for this time has switched to another server. */
const QUIET_MS = 200;
/** Limit of waiting, because a proxy without another server keeps sending. */
const MAX_WAITS = 5;

const SAFE_METHODS = ['GET', 'HEAD'];

/**
 * Limits the duration of a shutdown and, behind a proxy, prepares it. Exit code 0.
 *
 * When a port closes, the kernel resets connections that have not been accepted yet. This would lose a form among them,
 * because proxies do not retry forms. So after SIGTERM page requests are cut off first: the proxy sends them to the
 * next server, and nothing more to this one. Then Next stops accepting and waits for all open requests. The process
 * ends after `DRAIN_MS` even if a request waits for a database that never responds.
 */
export function drainInTime(behindProxy: boolean): void {
  let open = 0;
  let isEnding = false;
  let isQuiet = true;
  onRequestStart(({ request, response }) => {
    isQuiet = false;
    open++;
    response.once('close', () => {
      open--;
    });
    const isSafe = SAFE_METHODS.includes(request.method ?? '');
    if (isEnding && behindProxy && isSafe) request.socket.destroy();
  });
  const closeServer = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM');
  process.on('SIGTERM', async (signal) => {
    if (isEnding) return;
    isEnding = true;
    log.info({ open }, 'shutting down');
    // Next exits with 143, which service managers treat as a failure.
    process.once('exit', () => {
      process.exitCode = 0;
    });
    setTimeout(() => {
      log.warn({ open }, 'shut down before all requests were answered');
      process.exit();
    }, DRAIN_MS).unref();
    for (let waits = 0; behindProxy && waits < MAX_WAITS; waits++) {
      isQuiet = true;
      await wait(QUIET_MS);
      if (isQuiet) break;
    }
    await acceptAll();
    for (const close of closeServer) close(signal);
  });
}

/** Waits until no connection is left to accept. Node accepts one per iteration of its event loop. */
async function acceptAll(): Promise<void> {
  let hasAccepted = false;
  const note = () => {
    hasAccepted = true;
  };
  subscribe('net.server.socket', note);
  do {
    hasAccepted = false;
    await setImmediate();
  } while (hasAccepted);
  unsubscribe('net.server.socket', note);
}
