import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';
import { ask } from './requests.ts';
import { steadily } from './steady-load.ts';

type Round = { url: string; perSecond: number; seconds: number };

/** Visits pages in a separate thread, because the main one also serves Supabase. */
export function openVisitors() {
  const thread = new Worker(new URL(import.meta.url));
  return {
    /** Returns the milliseconds of each visit. */
    visit: async (round: Round): Promise<number[]> => {
      thread.postMessage(round);
      const [times] = await once(thread, 'message');
      return times;
    },
    stop: () => thread.terminate(),
  };
}

parentPort?.on('message', async ({ url, ...rate }: Round) => {
  parentPort?.postMessage(await steadily(rate, () => ask({ url })));
});
