import type { Handler } from '../../../supabase/local/web-server.ts';
import { until } from '../../support/until.ts';
import type { ProofSite } from './proof-site.ts';

/**
 * A point of the server's work: before or after a request to Supabase, by method and path, or where the claim calls
 * `reached`.
 */
type Point = { name: string; before?: RegExp; after?: RegExp };

/** Kills a server at each of these points in turn. */
export function armTrap(points: readonly Point[]) {
  let armed: { point: Point; kill: () => Promise<void> } | null = null;
  async function killIf(isReached: (point: Point) => boolean | undefined) {
    if (!armed || !isReached(armed.point)) return;
    const { kill } = armed;
    armed = null;
    await kill();
  }
  return {
    reached: (name: string) => killIf((point) => point.name === name),
    /** A proxy between the site and Supabase that recognises the points. */
    between:
      (api: Handler): Handler =>
      async (request) => {
        const asked = `${request.method} ${new URL(request.url).pathname}`;
        await killIf(({ before }) => before?.test(asked));
        const response = await api(request);
        await killIf(({ after }) => after?.test(asked));
        return response;
      },
    /** Does work with the site, by default a call of the scheduler; kills the server at the nth point and restarts it. */
    async kill(nth: number, site: ProofSite, work: () => Promise<unknown> = site.deliver) {
      const point = points[nth % points.length];
      if (point) armed = { point, kill: site.kill };
      await work().catch(() => {});
      await until('the server is killed', async () => armed === null && !site.runs());
      await site.start();
    },
  };
}
