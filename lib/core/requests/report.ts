import 'server-only';
import type { Instrumentation } from 'next';
import { log } from '@/lib/core/log';

/** Errors that are already in the log; Next prints them too. */
const reported = new WeakSet<object>();

/**
 * Logs an error that Next caught while rendering a page or running a route, in one line with the reference shown to
 * people. Actions log their own errors (lib/core/actions/client.ts). For actions Next reports only a body that it
 * cannot decode. Our pages never send one, so that line has level info.
 */
export const reportRequestError: Instrumentation.onRequestError = (error, request, context) => {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const reference =
    typeof error === 'object' && error !== null && 'digest' in error ? error.digest : undefined;
  // The path of the route, because the path of the request may contain a token.
  const { routePath: route, routeType: type } = context;
  const level = type === 'action' ? 'info' : 'error';
  log[level]({ err: error, method: request.method, route, type, reference }, 'a request failed');
};

/** Next prints an error some milliseconds before reporting it. */
const REPORT_DELAY_MS = 100;

/**
 * Writes Next's console output as log lines, with each error once and no separate stack trace. A line keeps its
 * request, because a timer keeps its context.
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
