import { explainAndExit } from '../../supabase/local/plain-error.ts';
import { assertFree } from '../../supabase/local/ports.ts';

const first = Number(process.env.BENCH_PORT ?? 3410);

/** Ports of all programs that the measurements start. They are fixed, so that one build can be used by every run. */
export const ports = {
  site: first,
  api: first + 1,
  floor: first + 2,
  bareApp: first + 3,
  deployed: first + 4,
  behindProxy: first + 5,
  bareNginx: first + 6,
  browser: first + 7,
  /** Servers of the site behind one proxy, which uses the port of the site. */
  servers: { first: first + 8, second: first + 9 },
  refused: first + 10,
  redis: first + 11,
};

/** Exits if another program uses one of the ports, because it would be measured instead of ours. */
export async function requireOwnPorts(): Promise<void> {
  const { servers, ...others } = ports;
  for (const port of [...Object.values(others), ...Object.values(servers)]) {
    await assertFree(port, 'BENCH_PORT').catch(explainAndExit);
  }
}
