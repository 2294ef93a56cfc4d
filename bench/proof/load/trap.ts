import { until } from '../../support/until.ts';
import type { ProofSite } from './proof-site.ts';

/** Kills a server at a place in its work. */
export type Trap<Place extends string> = {
  /** Called wherever the work reaches a place; kills the server if it is the armed one. */
  reached(place: Place): Promise<void>;
  /** Calls the scheduler's endpoint of the site, which is killed at the place. */
  killAt(place: Place, site: ProofSite): Promise<void>;
};

export function setTrap<Place extends string>(): Trap<Place> {
  let armed: { place: Place; kill: () => Promise<void> } | null = null;
  return {
    async reached(place) {
      if (armed?.place !== place) return;
      const { kill } = armed;
      armed = null;
      await kill();
    },
    async killAt(place, site) {
      armed = { place, kill: site.kill };
      await site.deliver().catch(() => {});
      await until('the server is killed', async () => armed === null && !site.runs());
    },
  };
}
