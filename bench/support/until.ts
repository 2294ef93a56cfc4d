import { setTimeout } from 'node:timers/promises';

/** Waits until `isSo` returns true. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  { seconds = 90, everyMs = 500 } = {},
) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (await isSo().catch(() => false)) return;
    await setTimeout(everyMs);
  }
  throw new Error(`Gave up waiting until ${what}`);
}
