import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestStack, type TestStack } from '@/supabase/local/test-stack';
import { withoutHosts } from '@/supabase/tests/without';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
  await withoutHosts(stack);
  Object.assign(process.env, {
    NEXT_PUBLIC_SUPABASE_URL: stack.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    AUTOMATION_WEBHOOK_URL: stack.hookUrl,
    AUTOMATION_WEBHOOK_SECRET: stack.webhookSecret,
    SITE_URL: 'http://localhost:3000',
    SMTP_URL: stack.smtpUrl,
    LOG_LEVEL: 'silent',
  });
  await deliverWithout();
  await stack.sql('delete from public.outbox');
  await stack.sql('select public.book_consultation($1::jsonb)', [
    JSON.stringify({
      firstname: 'Ada',
      email: 'ada@visitor.example',
      company: 'Engines Ltd',
      phone: '+1 212 555 0100',
      preferreddate: '2031-01-02T15:00:00Z',
    }),
  ]);
});

afterAll(() => stack.stop());

/** Delivers due events with these environment variables unset. */
async function deliverWithout(...names: string[]): Promise<void> {
  const whole = { ...process.env };
  for (const name of names) delete process.env[name];
  vi.resetModules();
  const { deliverAllDue } = await import('@/lib/outgoing');
  await deliverAllDue();
  Object.assign(process.env, whole);
}

const events = () =>
  stack.sql(
    `select channel, status, attempts from public.outbox
     where topic <> 'notification.now' order by channel desc`,
  );

test('keeps events of unconfigured channels without trying them, until they are resent', async () => {
  await deliverWithout('AUTOMATION_WEBHOOK_URL', 'AUTOMATION_WEBHOOK_SECRET', 'SMTP_URL');
  expect(await events()).toEqual([
    { channel: 'webhook', status: 'off', attempts: 0 },
    { channel: 'mail', status: 'off', attempts: 0 },
  ]);

  // As `resend_outbox` does for a leader.
  const resend = () =>
    stack.sql('update public.outbox set status = private.waiting_status(endpoint_id, topic)');
  await resend();
  await deliverWithout('AUTOMATION_WEBHOOK_URL', 'AUTOMATION_WEBHOOK_SECRET');
  expect(await events()).toEqual([
    { channel: 'webhook', status: 'off', attempts: 0 },
    { channel: 'mail', status: 'delivered', attempts: 1 },
  ]);

  await deliverWithout();
  expect(await events()).toMatchObject([{ status: 'off' }, { status: 'delivered' }]);
  await resend();
  await deliverWithout();
  expect(await events()).toMatchObject([{ status: 'delivered' }, { status: 'delivered' }]);
  // Long timeout: reloads the outbox with all email templates for each server.
}, 60_000);
