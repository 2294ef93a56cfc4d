/** Next calls this once before the server answers, however it was started: `next start` or a standalone server.js. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareStart } = await import('./lib/core/start/prepare.ts');
  prepareStart();
}
