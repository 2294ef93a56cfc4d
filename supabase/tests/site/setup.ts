import { vi } from 'vitest';
import { startTestStack, type TestStack } from '../../local/test-stack.ts';
import { currentRequest } from './request.ts';

declare global {
  /** One stack for all test files of a worker. */
  var testStack: Promise<TestStack> | undefined;
  var nativeTimeout: typeof AbortSignal.timeout | undefined;
}

const SITE_URL = 'http://localhost:3000';

globalThis.testStack ??= startTestStack({ siteUrl: SITE_URL });
const stack = await globalThis.testStack;

// The site treats a read of three seconds as an outage. Here, machine load can cause that, so limits are ten times as
// long.
globalThis.nativeTimeout ??= AbortSignal.timeout.bind(AbortSignal);
const timeoutAfter = globalThis.nativeTimeout;
AbortSignal.timeout = (ms) => timeoutAfter(ms * 10);

// The site reads its environment on import, after this file.
Object.assign(process.env, {
  SITE_URL,
  NEXT_PUBLIC_SUPABASE_URL: stack.url,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
  SUPABASE_SECRET_KEY: stack.secretKey,
  AUTOMATION_WEBHOOK_URL: stack.hookUrl,
  AUTOMATION_WEBHOOK_SECRET: stack.webhookSecret,
  PROPOSAL_SIGNING_KEY: 'MC4CAQAwBQYDK2VwBCIEIAcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH',
  INCOMING_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 3).toString('base64')}`,
  SMTP_URL: stack.smtpUrl,
  CRON_SECRET: 'database-tests-only-0123456789',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'fatal',
});

vi.mock('next/headers', () => ({
  headers: async () => currentRequest().headers,
  cookies: async () => {
    const { cookies } = currentRequest();
    return {
      getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
      get: (name: string) => cookies.has(name) && { name, value: cookies.get(name) },
      set: (name: string, value: string) => cookies.set(name, value),
      delete: (name: string) => cookies.delete(name),
    };
  },
}));

vi.mock('next/cache', () => ({ refresh: () => {}, revalidateTag: () => {} }));

vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  after: (task: Promise<unknown> | (() => unknown)) => {
    currentRequest().after.push(Promise.resolve(typeof task === 'function' ? task() : task));
  },
}));

// No server is listening, so HTTP requests to it are handled here.
vi.mock('@/lib/core/actions/own-endpoints', () => {
  const deliver = async () => {
    const { deliverAllDue } = await import('@/lib/outgoing');
    await deliverAllDue();
  };
  return { requestDelivery: deliver, awaitDelivery: deliver, requestRefresh: vi.fn() };
});
