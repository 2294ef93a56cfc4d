import 'server-only';
import { log } from '@/lib/core/log';
import { onRequestStart } from './observe';

/** Service managers kill after ten seconds; the rest is for the exit itself. */
const DRAIN_MS = 8000;

/**
 * Bounds the end of this process. On SIGTERM Next stops accepting and waits for all requests, for as long as they
 * take; this ends the process after `DRAIN_MS` even if one waits for a database that never answers. Exit code 0.
 */
export function drainInTime(): void {
  let open = 0;
  onRequestStart(({ response }) => {
    open++;
    response.once('close', () => {
      open--;
    });
  });
  process.once('SIGTERM', () => {
    log.info({ open }, 'shutting down');
    // Next exits with 143, which service managers take for a failure.
    process.once('exit', () => {
      process.exitCode = 0;
    });
    setTimeout(() => {
      log.warn({ open }, 'shut down before all requests were answered');
      process.exit();
    }, DRAIN_MS).unref();
  });
}
