import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { callAction, postForm, readForm } from '../e2e/support/form-post.ts';
import { testEnvironment } from '../e2e/support/test-environment.ts';
import type { Keys } from '../supabase/local/api/supabase-api.ts';
import { NEXT_START } from '../supabase/local/commands/app-process.ts';
import { buildApp } from '../supabase/local/commands/build.ts';
import { startPostgres } from '../supabase/local/database/postgres-server.ts';
import { startTestStack, type TestStack } from '../supabase/local/test-stack.ts';

const PORT = 3410;
export const SITE_URL = `http://localhost:${PORT}`;
const root = join(import.meta.dirname, '..');
const next = join(root, 'node_modules/.bin/next');

/** The production site on real PostgreSQL, with a server that can be killed and started again. */
export type Site = {
  stack: TestStack;
  start(): Promise<void>;
  /** Sends SIGKILL to the server and its children. */
  kill(): void;
  /** Calls the cron endpoint once, as the scheduler does. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
};

const CRON_SECRET = 'bench-cron-secret-0123456789';

/** Starts a stack on a PostgreSQL of its own. */
export async function openStack(keys?: Keys): Promise<TestStack> {
  const postgres = await startPostgres();
  const stack = await startTestStack({ databaseUrl: postgres.url, siteUrl: SITE_URL, keys });
  return {
    ...stack,
    stop: async () => {
      await stack.stop();
      await postgres.stop();
    },
  };
}

/**
 * Builds the site, unless the last build is current.
 * @param given stack to run on; it ends with the site. Without it, a fresh database
 */
export async function openSite(given?: TestStack): Promise<Site> {
  const databaseUrl = process.env.SUPABASE_DB_URL;
  const stack =
    given ??
    (databaseUrl ? await startTestStack({ databaseUrl, siteUrl: SITE_URL }) : await openStack());
  const app = {
    NEXT_PUBLIC_SUPABASE_URL: stack.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    SITE_URL,
    AUTOMATION_WEBHOOK_URL: stack.hookUrl,
    AUTOMATION_WEBHOOK_SECRET: stack.webhookSecret,
    SMTP_URL: stack.smtpUrl,
    CRON_SECRET,
  };
  await buildApp({ app });
  let server: ChildProcess | null = null;

  const kill = () => {
    if (server?.pid) process.kill(-server.pid, 'SIGKILL');
    server = null;
  };
  return {
    stack,
    kill,
    async start() {
      server = spawn(next, [...NEXT_START, '-p', String(PORT)], {
        cwd: root,
        env: { ...process.env, ...app, LOG_LEVEL: 'fatal' },
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await until('the server answers', async () => (await fetch(`${SITE_URL}/booking`)).ok);
    },
    async deliver() {
      await fetch(`${SITE_URL}/api/cron/outbox`, {
        headers: { authorization: `Bearer ${CRON_SECRET}` },
      });
    },
    async stop() {
      kill();
      await stack.stop();
    },
  };
}

type MeasuredSite = {
  url: string;
  supabaseUrl: string;
  publicKey: string;
  stop(): Promise<void>;
};

/**
 * Returns the production site to measure: the running one that E2E_BASE_URL names, as for the browser tests, else
 * a new one.
 */
export async function siteToMeasure(): Promise<MeasuredSite> {
  const running = process.env.E2E_BASE_URL;
  if (running) {
    return {
      url: running,
      supabaseUrl: testEnvironment.NEXT_PUBLIC_SUPABASE_URL,
      publicKey: testEnvironment.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
      stop: async () => {},
    };
  }
  const site = await openSite();
  try {
    await site.start();
  } catch (error) {
    await site.stop();
    throw error;
  }
  const { url: supabaseUrl, publishableKey: publicKey } = site.stack;
  return { url: SITE_URL, supabaseUrl, publicKey, stop: site.stop };
}

/** Waits until `isSo` answers true; asks twice a second. */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 90) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (await isSo().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`Gave up waiting until ${what}`);
}

/** Answer to the booking form. */
export type Answer =
  | { kind: 'booked'; id: string }
  | { kind: 'refused'; text: string }
  | { kind: 'error'; status: number };

type Book = (values: Record<string, string>) => Promise<Answer>;

async function openBookingForm() {
  const url = `${SITE_URL}/booking`;
  const form = readForm(url, await (await fetch(url)).text(), 'firstName');
  let visitors = 0;
  const address = () => {
    visitors += 1;
    return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  };
  return { form, address };
}

/** Returns a function that sends the booking form as a page with JavaScript does, each call from an IP of its own. */
export async function bookingAction(refusals: Record<string, string>): Promise<Book> {
  const { form, address } = await openBookingForm();
  return async (values) => {
    const { status, answer } = await callAction(form, values, { address: address() });
    if (status >= 400) return { kind: 'error', status };
    const notice = /"notice":"(\w+)"/.exec(answer)?.[1];
    if (notice) return { kind: 'refused', text: refusals[notice] ?? notice };
    const id = /"id":"([0-9a-f-]{36})"/.exec(answer)?.[1];
    return id ? { kind: 'booked', id } : { kind: 'refused', text: answer };
  };
}

/** Returns the same for a browser without JavaScript, which waits for the whole page. */
export async function bookingForm(refusals: readonly string[]): Promise<Book> {
  const { form, address } = await openBookingForm();
  return async (values) => {
    const { status, html } = await postForm(form, values, { address: address() });
    if (status >= 400) return { kind: 'error', status };
    const page = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
    const id = /Reference (?:<!-- -->)?([0-9a-f-]{36})/.exec(page)?.[1];
    if (id) return { kind: 'booked', id };
    const errors = [
      ...page.matchAll(/<p id="field-\w+-note"[^>]*>(?:<svg[\s\S]*?<\/svg>)([^<]+)/g),
    ];
    const text =
      refusals.find((known) => page.includes(known)) ?? errors.map(([, error]) => error).join(' ');
    return { kind: 'refused', text };
  };
}
