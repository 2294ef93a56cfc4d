import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../lib/paths.ts';
import type { Keys } from '../../supabase/local/api/supabase-api.ts';
import { buildApp } from '../../supabase/local/commands/build.ts';
import { startPostgres } from '../../supabase/local/database/postgres-server.ts';
import { seedFiles } from '../../supabase/local/database/seed-files.ts';
import { startTestStack, type TestStack } from '../../supabase/local/test-stack.ts';
import { withoutHosts, withoutPlaybooks } from '../../supabase/tests/without.ts';
import { type NextServer, nextServer, projectFolder } from './next-server.ts';
import { ports } from './ports.ts';

export const SITE_URL = `http://localhost:${ports.site}`;

/** Fixed like the ports, because the publishable key is part of the build. */
export const KEYS: Keys = {
  publishable: 'sb_publishable_measurements_only_0123456789',
  secret: 'sb_secret_measurements_only_0123456789',
  jwt: 'measurements-only-0123456789-0123456789-0123456789',
};
const CRON_SECRET = 'bench-cron-secret-0123456789';
const NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = Buffer.alloc(32).toString('base64');

/** A stack on a PostgreSQL that also accepts statements at `databaseUrl`. */
export type PostgresStack = TestStack & { databaseUrl: string };

type Change = { table: string; record: unknown; old_record: unknown };

/** The production site on real PostgreSQL. */
export type Site = NextServer & {
  stack: PostgresStack;
  /** The environment of its build and of its servers. */
  env: NodeJS.Dict<string>;
  /** Prepares another server of the same build with more variables; a quiet one reports nothing. */
  beside(port: number, env: NodeJS.Dict<string>, quiet?: boolean): NextServer;
  /** Calls the cron endpoint once, like the scheduler. */
  deliver(): Promise<void>;
  /** Notifies the site, or the server at this URL, of a change of a table, like a database webhook. */
  tell(change: Change, url?: string): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts a stack on a separate PostgreSQL.
 * @param options.databaseUrl a fresh server to use instead
 */
export async function openStack(options?: {
  apiPort?: number;
  databaseUrl?: string | undefined;
}): Promise<PostgresStack> {
  const { apiPort = 0, databaseUrl } = options ?? {};
  const postgres = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await startPostgres();
  try {
    const stack = await startTestStack({
      databaseUrl: postgres.url,
      siteUrl: SITE_URL,
      keys: KEYS,
      apiPort,
    });
    await seedFiles(stack.sql, stack.url, stack.secretKey);
    return {
      ...stack,
      databaseUrl: postgres.url,
      stop: async () => {
        await stack.stop();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Returns the arguments of Node in `npm start`, and what it runs. */
export function startArguments(): { node: string[]; program: string; start: string[] } {
  const file = readFileSync(join(projectFolder, 'package.json'), 'utf8');
  const { scripts }: { scripts: { start: string } } = JSON.parse(file);
  const [, ...all] = scripts.start.split(' ');
  const at = all.findIndex((argument) => argument.endsWith('.ts'));
  return { node: all.slice(0, at), program: all[at] ?? '', start: all.slice(at + 1) };
}

/**
 * Builds the site, unless the last build is current. Bookings take seats and create no tasks; measurements add hosts
 * where they need them.
 * @param given stack to run on; it ends with the site. By default, a fresh database
 */
export async function openSite(given?: PostgresStack): Promise<Site> {
  const stack =
    given ?? (await openStack({ apiPort: ports.api, databaseUrl: process.env.SUPABASE_DB_URL }));
  const app = {
    NEXT_PUBLIC_SUPABASE_URL: stack.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    SITE_URL,
    AUTOMATION_WEBHOOK_URL: stack.hookUrl,
    AUTOMATION_WEBHOOK_SECRET: stack.webhookSecret,
    INCOMING_WEBHOOK_SECRET: stack.webhookSecret,
    PROPOSAL_SIGNING_KEY: generateKeyPairSync('ed25519')
      .privateKey.export({ format: 'der', type: 'pkcs8' })
      .toString('base64'),
    SMTP_URL: stack.smtpUrl,
    CRON_SECRET,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY,
  };
  try {
    await withoutHosts(stack);
    await withoutPlaybooks(stack);
    await buildApp({ app });
  } catch (error) {
    await stack.stop();
    throw error;
  }
  const headers = { authorization: `Bearer ${CRON_SECRET}` };
  // Measurements set their own visitor IPs.
  const env = { ...process.env, ...app, TRUSTED_PROXIES: '1', LOG_LEVEL: 'fatal' };
  const serverAt = (port: number, more?: NodeJS.Dict<string>, quiet = false) =>
    nextServer({
      folder: projectFolder,
      port,
      env: { ...env, ...more },
      quiet,
      ...startArguments(),
    });
  const server = serverAt(ports.site);
  return {
    ...server,
    stack,
    env,
    beside: serverAt,
    async deliver() {
      await fetch(SITE_URL + paths.cronOutbox, { headers });
    },
    async tell(change, url = SITE_URL) {
      const body = JSON.stringify(change);
      const response = await fetch(url + paths.revalidate, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`${paths.revalidate} answers ${response.status}`);
    },
    async stop() {
      await server.kill();
      await stack.stop();
    },
  };
}
