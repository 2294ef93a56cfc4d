import type { Instrumentation } from 'next';

/** Next calls this once before the server answers, however it was started: `next start` or a standalone server.js. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { joinOthers, prepareStart } = await import('./lib/core/start/prepare.ts');
  prepareStart();
  await joinOthers();
  const { startObserving } = await import('@/lib/core/start/observing');
  await startObserving();
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  const { followEnvironment } = await import('@/lib/outbox/environment');
  // Not awaited: the site starts without its database too.
  void followEnvironment();
}

export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportRequestError } = await import('@/lib/core/requests/report');
    await reportRequestError(...failure);
  }
};
