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
    SMTP_URL: stack.smtpUrl,
    LOG_LEVEL: 'silent',
  });
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
}, 60_000);

afterAll(() => stack.stop());

/** Delivers what is due on a server whose environment lacks these variables. */
async function deliverWithout(...names: string[]): Promise<void> {
  const whole = { ...process.env };
  for (const name of names) delete process.env[name];
  vi.resetModules();
  const { deliverAllDue } = await import('./delivery');
  await deliverAllDue();
  Object.assign(process.env, whole);
}

const events = () =>
  stack.sql('select channel, status, attempts from public.outbox order by channel desc');

test('events of a channel that is off are kept as such, untried, until they are sent again', async () => {
  await deliverWithout('AUTOMATION_WEBHOOK_URL', 'AUTOMATION_WEBHOOK_SECRET', 'SMTP_URL');
  expect(await events()).toEqual([
    { channel: 'webhook', status: 'off', attempts: 0 },
    { channel: 'mail', status: 'off', attempts: 0 },
  ]);

  // As `resend_outbox` does for a leader.
  await stack.sql("update public.outbox set status = 'pending'");
  await deliverWithout('AUTOMATION_WEBHOOK_URL', 'AUTOMATION_WEBHOOK_SECRET');
  expect(await events()).toEqual([
    { channel: 'webhook', status: 'off', attempts: 0 },
    { channel: 'mail', status: 'delivered', attempts: 1 },
  ]);
  // Loads the outbox with all its mails twice.
}, 60_000);
