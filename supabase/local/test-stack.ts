import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeys } from './api/keys.ts';
import type { Keys } from './api/supabase-api.ts';
import type { Query } from './database/database.ts';
import { startStack } from './stack.ts';
import { startedStack } from './started-stack.ts';
import { openTestDatabase } from './test-database.ts';

export type TestStack = {
  /** Supabase URL for the official clients. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** `GET /messages.json`, `DELETE /messages`. */
  mailboxUrl: string;
  smtpUrl: string;
  /** URL of the webhook receiver, for `POST`. */
  hookUrl: string;
  /** `GET /received.json`, `DELETE /received`. */
  receiverUrl: string;
  webhookSecret: string;
  /** Signs access tokens (HS256). */
  jwtSecret: string;
  /** Handles a request like the server at `url`. */
  api(request: Request): Promise<Response>;
  /** Runs a statement as superuser, bypassing all policies. */
  sql: Query;
  /** Drops all Realtime connections, like a network failure. */
  dropRealtimeConnections(): void;
  stop(): Promise<void>;
};

/**
 * Starts a migrated and seeded stack on free ports; `stop` removes everything. TEST_DATABASE selects another database
 * (`openTestDatabase`), or with `started` the project of `supabase start`.
 * @param options.databaseUrl a new PostgreSQL server; default: PGlite in memory
 * @param options.seed false for a new site without demo data
 * @param options.apiPort port of the Supabase API, for an app that was built with this URL
 * @param options.keys keys of another stack, for an app that uses both
 */
export async function startTestStack(options?: {
  databaseUrl?: string;
  siteUrl?: string;
  keys?: Keys;
  apiPort?: number;
  seed?: boolean;
}): Promise<TestStack> {
  if (process.env.TEST_DATABASE === 'started') return startedStack(process.env);
  const database = await openTestDatabase(options);
  const folder = await mkdtemp(join(tmpdir(), 'tech-link-'));
  const keys = options?.keys ?? generateKeys();
  const webhookSecret = `whsec_${randomBytes(24).toString('base64')}`;
  const stack = await startStack({
    database,
    keys,
    siteUrl: options?.siteUrl ?? 'http://localhost:3000',
    webhookSecret,
    ports: { api: options?.apiPort ?? 0, mailbox: 0, smtp: 0, hook: 0 },
    folder,
  });
  return {
    url: stack.url,
    publishableKey: keys.publishable,
    secretKey: keys.secret,
    mailboxUrl: stack.mailboxUrl,
    smtpUrl: stack.smtpUrl,
    hookUrl: stack.hookUrl,
    receiverUrl: stack.receiverUrl,
    webhookSecret,
    jwtSecret: keys.jwt,
    api: stack.api,
    dropRealtimeConnections: stack.dropRealtimeConnections,
    sql: database.query,
    stop: async () => {
      await stack.stop();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
