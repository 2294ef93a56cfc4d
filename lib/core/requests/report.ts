import 'server-only';
import type { Instrumentation } from 'next';
import { log } from '@/lib/core/log';

/** Errors that are in the log already; Next prints them too. */
const reported = new WeakSet<object>();

/**
 * Logs an error that Next caught while it rendered a page or ran a route: as one line, with the reference people see.
 * Actions log their own errors (lib/core/actions/client.ts); of those Next reports only a body that it cannot decode, which
 * no page of ours sends, so that line is for information.
 */
export const reportRequestError: Instrumentation.onRequestError = (error, request, context) => {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const reference =
    typeof error === 'object' && error !== null && 'digest' in error ? error.digest : undefined;
  // The path of the route, because that of the request may contain a token.
  const { routePath: route, routeType: type } = context;
  const level = type === 'action' ? 'info' : 'error';
  log[level]({ err: error, method: request.method, route, type, reference }, 'a request failed');
};

/** Next prints an error some milliseconds before it reports it. */
const REPORT_DELAY_MS = 100;

/**
 * Makes what Next prints on its own lines of the log: an error once, and no loose stack. A line keeps its request,
 * because a timer keeps its context.
 */
export function logConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => typeof part === 'string').join(' ');
      const write = () => log[level]({ err }, text.trim() || 'printed');
      if (!err) return write();
      setTimeout(() => {
        if (!reported.has(err)) write();
      }, REPORT_DELAY_MS);
    };
  }
}
