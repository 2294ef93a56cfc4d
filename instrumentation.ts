import type { Instrumentation } from 'next';

/** Runs once when a server starts, before its first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startObserving } = await import('@/lib/core/requests/start');
    await startObserving();
  }
}

export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportRequestError } = await import('@/lib/core/requests/report');
    await reportRequestError(...failure);
  }
};
