import 'server-only';
import { log } from '@/lib/core/log';
import { appliedMigrations } from './data';

/** Resolves with the problem, in words safe for the public, or with null. */
type Check = () => Promise<string | null>;

/** Time limit of all checks together, close to the time limit of load balancers. */
const TIMEOUT_MS = 2000;
/** Time for which a result is cached, so that frequent calls cost the database nothing. */
const KEPT_MS = 1000;

/** Migrations included in this build; empty in development and tests. */
const ofBuild = (process.env.BUILD_MIGRATIONS ?? '').split(',').filter(Boolean);

/**
 * Checks that the database responds and has at least the migrations of this build; a later release may have added more.
 */
async function database(): Promise<string | null> {
  const applied = new Set(await appliedMigrations());
  const missing = ofBuild.filter((version) => !applied.has(version));
  return missing.length > 0 ? `${missing.length} migrations are missing` : null;
}

/** Checks that must pass before this server receives requests. */
const checks: Record<string, Check> = { database };

type Readiness = { ready: boolean; checks: Record<string, string> };

async function run(check: Check): Promise<string | null> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('It took too long')), TIMEOUT_MS);
  try {
    return await Promise.race([check(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function runAll(): Promise<Readiness> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const wrong = await run(check).catch((error: unknown) => {
        log.warn({ err: error, check: name }, 'not ready');
        return 'does not answer';
      });
      return [name, wrong ?? 'ok'] as const;
    }),
  );
  return {
    ready: results.every(([, result]) => result === 'ok'),
    checks: Object.fromEntries(results),
  };
}

let latest: { result: Promise<Readiness>; endedAt: number } | undefined;

/** Returns whether this server is ready. Callers within a second share one result. */
export function readiness(now = Date.now()): Promise<Readiness> {
  if (latest && now < latest.endedAt + KEPT_MS) return latest.result;
  const current = { result: runAll(), endedAt: Number.POSITIVE_INFINITY };
  latest = current;
  void current.result.finally(() => {
    current.endedAt = Date.now();
  });
  return current.result;
}
