import { readEnv } from '../../lib/core/env-schema.ts';
import { clock, disk, nodeVersion } from './machine.ts';
import { certificate, mailServer, ownSite, proxy, webhook } from './outside.ts';
import type { Check } from './site.ts';
import { auth, keys, migrations, reachable, scheduler } from './supabase.ts';

/** In the order in which to mend what they find. */
const checks: Record<string, Check> = {
  disk,
  clock,
  Supabase: reachable,
  keys,
  migrations,
  Auth: auth,
  'mail server': mailServer,
  webhook,
  'this site': ownSite,
  proxy,
  certificate,
  scheduler,
};

export type Examined = { name: string; wrong: string[] };

/** Returns what each check finds, one after the other. Without a right environment, only what needs none is checked. */
export async function* examine(
  variables: NodeJS.Dict<string>,
  { version = process.versions.node, timeout = 5000 } = {},
): AsyncGenerator<Examined> {
  yield { name: 'Node', wrong: nodeVersion(version) };
  let env: ReturnType<typeof readEnv>;
  try {
    env = readEnv(variables);
  } catch (error) {
    const [, ...sentences] = error instanceof Error ? error.message.trim().split(/\n\s*/) : [];
    yield { name: 'environment', wrong: sentences };
    return;
  }
  yield { name: 'environment', wrong: [] };
  for (const [name, check] of Object.entries(checks)) {
    yield { name, wrong: await check({ env, timeout }) };
  }
}
