import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Result } from 'lighthouse';
import type { Visit } from './lighthouse-process.ts';

/** Returns the report of a visit, or null if there is none. */
export type Lighthouse = (visit: Visit) => Promise<Result | null>;

/**
 * Runs Lighthouse in a separate process, because it slows its process down and ours serves the database of the site.
 * @throws when that process ends
 */
export async function withLighthouse<T>(work: (visit: Lighthouse) => Promise<T>): Promise<T> {
  const child = fork(new URL('./lighthouse-process.ts', import.meta.url));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process of Lighthouse ended with ${code}`);
  });
  // It always ends; only a pending visit fails.
  ended.catch(() => {});
  try {
    return await work(async (visit) => {
      const answered = once(child, 'message');
      child.send(visit);
      const [report] = await Promise.race([answered, ended]);
      return report;
    });
  } finally {
    child.kill();
  }
}
