import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestStack, type TestStack } from '@/supabase/local/test-stack';
import { listen, portOf } from '@/supabase/local/web-server';
import { withoutHosts } from '@/supabase/tests/without';

type Received = { headers: Record<string, unknown>; body: string };

let stack: TestStack;
let receiver: Server;
let received: Received[];
let deliverAllDue: () => Promise<number>;

beforeAll(async () => {
  received = [];
  receiver = createServer(async (request, response) => {
    let body = `${request.method} ${request.url} `;
    for await (const part of request) body += part;
    received.push({ headers: request.headers, body });
    response.end();
  });
  await listen(receiver, 0);
  stack = await startTestStack();
  await withoutHosts(stack);
  Object.assign(process.env, {
    NEXT_PUBLIC_SUPABASE_URL: stack.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    SITE_URL: 'http://localhost:3000',
    AUTOMATION_WEBHOOK_URL: `http://127.0.0.1:${portOf(receiver.address())}/hook?team=7`,
    AUTOMATION_WEBHOOK_SECRET: stack.webhookSecret,
    SMTP_URL: stack.smtpUrl,
    LOG_LEVEL: 'silent',
  });
  ({ deliverAllDue } = await import('@/lib/outgoing'));
  await deliverAllDue();
});

afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await once(receiver, 'close');
  await stack.stop();
});

test('sends a booking to the webhook of the environment with exactly the payload in the specification', async () => {
  await stack.sql('delete from public.outbox');
  const [known] = await stack.sql(`select
    (select id from public.services order by title limit 1) as service,
    (select title from public.services order by title limit 1) as service_title,
    (select id from public.courses where state = 'published' order by title limit 1) as course,
    (select slug from public.courses where state = 'published' order by title limit 1) as slug,
    (select title from public.courses where state = 'published' order by title limit 1) as course_title`);
  await stack.sql('select public.book_consultation($1::jsonb)', [
    JSON.stringify({
      firstname: 'Zoë',
      email: 'zoe@visitor.example',
      company: 'Engines "Ltd"',
      phone: '+1 212 555 0100',
      preferreddate: '2031-01-02T15:00:00Z',
      projectdescription: 'Invoices\nby hand',
      service_id: known?.service,
      about: 'team-course',
      course: known?.slug,
      visitor_time_zone: 'Europe/London',
    }),
  ]);
  const [booking] = await stack.sql(
    `select id, to_jsonb(requestdate) #>> '{}' as requestdate, course_id
     from public.consultation_bookings where email = 'zoe@visitor.example'`,
  );
  await deliverAllDue();
  expect(received).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const at = new Date(String(booking?.requestdate)).toISOString();
  const payload = JSON.stringify({
    firstname: 'Zoë',
    lastname: null,
    company: 'Engines "Ltd"',
    email: 'zoe@visitor.example',
    phone: '+1 212 555 0100',
    meetingtype: 'Consultation',
    preferreddate: '2031-01-02T15:00:00.000Z',
    projectdescription: 'Invoices\nby hand',
    requestdate: at,
    bookingId: booking?.id,
    formattedDate: 'Thursday, January 2, 2031',
    formattedTime: '10:00 AM',
    source: 'Tech Link Consultation Form',
    timestamp: at,
    webhook_triggered: true,
    service: known?.service_title,
    serviceId: known?.service,
    about: `Course for a team: ${known?.course_title}`,
    topic: 'team-course',
    courseId: known?.course,
    visitorTimeZone: 'Europe/London',
  });
  expect(body).toBe(`POST /hook?team=7 ${payload}`);
  expect(Object.keys(headers)).toEqual([
    'content-type',
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
    'content-length',
    'host',
    'connection',
  ]);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    // One signature: the secret of the environment has no predecessor.
    'webhook-signature': expect.stringMatching(/^v1,[\w+/]{43}=$/),
    'content-length': String(Buffer.byteLength(payload)),
  });
  const signed = Object.fromEntries(Object.entries(headers).map(([k, v]) => [k, String(v)]));
  expect(new Webhook(stack.webhookSecret).verify(payload, signed)).toEqual(JSON.parse(payload));
});

test('stores the endpoint of the environment once per process, and retries after a failure', async () => {
  const storeEnvironment = vi.fn().mockResolvedValue(undefined);
  storeEnvironment.mockRejectedValueOnce(new Error('The database is down'));
  vi.resetModules();
  vi.doMock('./writes', () => ({ storeEnvironment }));
  const { followEnvironment } = await import('./environment');
  for (let n = 0; n < 3; n++) await followEnvironment();
  expect(storeEnvironment).toHaveBeenCalledTimes(2);
});
