import { until } from '../../support/until.ts';
import type { ProofSite } from './proof-site.ts';

/** Kills a server at a given point of its work. */
export type Trap<Place extends string> = {
  /** Called whenever the work reaches a point; kills the server if that point is armed. */
  reached(place: Place): Promise<void>;
  /** Does work with the site and kills it at the point; the default `work` is a call of the scheduler. */
  killAt(place: Place, site: ProofSite, work?: () => Promise<unknown>): Promise<void>;
};

export function armTrap<Place extends string>(): Trap<Place> {
  let armed: { place: Place; kill: () => Promise<void> } | null = null;
  return {
    async reached(place) {
      if (armed?.place !== place) return;
      const { kill } = armed;
      armed = null;
      await kill();
    },
    async killAt(place, site, work = site.deliver) {
      armed = { place, kill: site.kill };
      await work().catch(() => {});
      await until('the server is killed', async () => armed === null && !site.runs());
    },
  };
}
