import { readEnv } from '../../lib/core/env-schema.ts';
import { readReleases } from '../../supabase/local/database/released.ts';
import { backup } from './backup.ts';
import { clock, disk, nodeVersion } from './machine.ts';
import { certificate, mailServer, redis, webhook } from './outside.ts';
import { innerUrl, ownSite, proxy, receipts, trustedProxies } from './own-site.ts';
import { release } from './release.ts';
import type { Check } from './site.ts';
import { auth, firstLeader, keys, migrations, payments, reachable, scheduler } from './supabase.ts';

/** In the order in which to mend what they find. */
const checks: Record<string, Check> = {
  disk,
  clock,
  Supabase: reachable,
  keys,
  migrations,
  release,
  Auth: auth,
  'first leader': firstLeader,
  payments,
  'mail server': mailServer,
  webhook,
  redis,
  'this site': ownSite,
  'the key of receipts': receipts,
  'its inner URL': innerUrl,
  proxy,
  'trusted proxies': trustedProxies,
  certificate,
  scheduler,
  backup,
};

export type Examined = { name: string; wrong: string[]; notes: string[] };

/** Returns what each check finds, one after the other. Without a right environment, only what needs none is checked. */
export async function* examine(
  variables: NodeJS.Dict<string>,
  { version = process.versions.node, timeout = 5000, releases = readReleases() } = {},
): AsyncGenerator<Examined> {
  yield { name: 'Node', wrong: nodeVersion(version), notes: [] };
  let env: ReturnType<typeof readEnv>;
  try {
    env = readEnv(variables);
  } catch (error) {
    const [, ...sentences] = error instanceof Error ? error.message.trim().split(/\n\s*/) : [];
    yield { name: 'environment', wrong: sentences, notes: [] };
    return;
  }
  yield { name: 'environment', wrong: [], notes: [] };
  for (const [name, check] of Object.entries(checks)) {
    const found = await check({ env, variables, timeout, releases });
    yield {
      name,
      wrong: found.filter((one) => typeof one === 'string'),
      notes: found.flatMap((one) => (typeof one === 'string' ? [] : one.note)),
    };
  }
}
