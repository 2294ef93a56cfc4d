import { expect, it, vi } from 'vitest';
import { requireLeader } from '@/lib/core/auth/guard';
import { env } from '@/lib/core/env';
import { log } from '@/lib/core/log';
import { clearBounce } from '@/lib/outbox/bounces/actions';
import { readBounces } from '@/lib/outbox/bounces/data';
import { incomingAnswer, incomingCalls, signingSample } from '@/lib/outbox/incoming/samples';
import { incomingCall } from '@/lib/outbox/incoming/schema';
import { service } from '@/supabase/tests/people';
import { place, samplesOf } from '@/supabase/tests/samples';
import { as, stack } from '@/supabase/tests/site/as';
import { POST } from './route';

type Signed = { headers: Record<string, string>; body: string };
const { signed }: { signed: (secret: string, body: string, id?: string) => Signed } = await import(
  `data:text/javascript,${encodeURIComponent(signingSample)}`
);

const secret = String(env.INCOMING_WEBHOOK_SECRET);

const post = (call: Partial<Signed> & { body: string }) =>
  as('visitor', () =>
    POST(new Request('http://localhost:3000/api/incoming', { method: 'POST', ...call })),
  );

async function newEnrolment() {
  const row = await samplesOf(stack).enrolments?.row({ id: '', isSelf: true });
  return String((await place(stack, 'enrolments', row ?? {})).id);
}

const sampleWith = (type: keyof typeof incomingCalls, fields: object) =>
  JSON.stringify({ type, data: { ...incomingCalls[type].call.data, ...fields } });

const stored = async (id = '') =>
  (
    await service(stack)
      .from('incoming_calls')
      .select('body, status, times')
      .eq('webhook_id', id)
      .maybeSingle()
      .throwOnError()
  ).data;

it('accepts the documented example signed by the documented code, with the documented response', async () => {
  const { call } = incomingCalls['payment.recorded'];
  const enrolment_id = await newEnrolment();
  const { course: _, email: __, ...data } = call.data;
  const body = JSON.stringify({ ...call, data: { ...data, enrolment_id } });
  const first = signed(secret, body);
  const answer = await post(first);
  expect([answer.status, await answer.json()]).toEqual([200, { ...incomingAnswer, enrolment_id }]);
  const again = await post(signed(secret, body, first.headers['webhook-id']));
  expect([again.status, await again.json()]).toEqual([200, { ...incomingAnswer, enrolment_id }]);
  expect(await stored(first.headers['webhook-id'])).toEqual({ body, status: 200, times: 2 });
});

it.each(Object.entries(incomingCalls))(
  'the documented example of %s passes validation',
  (_, { call }) => {
    expect(incomingCall.safeParse(call).error).toBeUndefined();
  },
);

it('stores nothing for a call with an invalid signature', async () => {
  const body = JSON.stringify(incomingCalls['payment.withdrawn'].call);
  const other = `whsec_${Buffer.alloc(24, 9).toString('base64')}`;
  const right = signed(secret, body);
  const old = { ...right.headers, 'webhook-timestamp': '1700000000' };
  for (const call of [
    signed(other, body),
    { ...right, body: body.replace('412', '413') },
    { body, headers: old },
    { body },
  ]) {
    const answer = await post(call);
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'signature' }]);
  }
  expect(await stored(right.headers['webhook-id'])).toBeNull();
});

it.each([
  ['no JSON', '{', 400],
  ['another type', JSON.stringify({ type: 'payment.guessed', data: {} }), 400],
  [
    'nobody',
    JSON.stringify({
      type: 'payment.withdrawn',
      data: { number: '1', occurred_at: '2027-01-01T00:00:00Z' },
    }),
    400,
  ],
  [
    'an unknown enrolment',
    JSON.stringify({
      type: 'payment.withdrawn',
      data: {
        number: '1',
        occurred_at: '2027-01-01T00:00:00Z',
        enrolment_id: '00000000-0000-4000-8000-00000000dead',
      },
    }),
    404,
  ],
  ['an escaped NUL', sampleWith('payment.withdrawn', { number: 'TL\0' }), 400],
  ['half of a surrogate pair', sampleWith('mail.bounced', { status: '\ud83d' }), 400],
  ['a NUL in a key that is not read', '{"type":"x","note":{"deep":["\\u0000"]}}', 400],
  ['30,000 nested lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400],
  ['a payment of the year 9999', sampleWith('payment.recorded', { paid_on: '9999-12-31' }), 400],
])('rejects %s, and stores the raw body', async (_, body, status) => {
  const call = signed(secret, body);
  expect((await post(call)).status).toBe(status);
  expect(await stored(call.headers['webhook-id'])).toMatchObject({ body, status });
});

it('ignores a number that no database can store in an unused field', async () => {
  const { call } = incomingCalls['payment.withdrawn'];
  const body = JSON.stringify(call).replace('{', '{"debug":1e400000,');
  expect((await post(signed(secret, body))).status).toBe(404);
});

it('logs no error if the sender aborts the request', async () => {
  const logged = vi.spyOn(log, 'error');
  const sender = new AbortController();
  const body = new ReadableStream({
    pull(controller) {
      sender.abort();
      controller.error(new DOMException('aborted', 'AbortError'));
    },
  });
  const sent = { method: 'POST', body, signal: sender.signal, duplex: 'half' };
  const request = new Request('http://localhost:3000/api/incoming', sent);
  const answer = await as('visitor', () => POST(request));
  expect(answer.status).toBe(400);
  expect(logged).not.toHaveBeenCalled();
});

it('does not read a body that is too long', async () => {
  expect((await post(signed(secret, 'x'.repeat(70_000)))).status).toBe(413);
});

it('records a bounce under the stored spelling of the email address, and returns its meaning', async () => {
  const row = await samplesOf(stack).enquiries?.row({ id: '', isSelf: true });
  const email = `ada-${crypto.randomUUID()}@xn--mnchen-3ya.example`;
  await place(stack, 'enquiries', { ...row, email });
  const data = {
    email: `<${email.replace('xn--mnchen-3ya', 'MÜNCHEN')}>`,
    occurred_at: '2026-11-01T10:00:00Z',
    diagnostic: 'smtp; 552 5.2.2 Mailbox full',
  };
  const answer = await post(signed(secret, JSON.stringify({ type: 'mail.bounced', data })));
  expect([answer.status, await answer.json()]).toEqual([200, { kind: 'full', mail: 'kept' }]);
  const bounces = await as('leader', async () => readBounces(await requireLeader(), [email]));
  expect(bounces).toMatchObject([{ email, kind: 'full', diagnostic: data.diagnostic }]);
  const id = bounces[0]?.id ?? '';
  expect((await as('member', () => clearBounce({ id, isCleared: true }))).serverError?.notice).toBe(
    'recordGone',
  );
  const cleared = await as('leader', () => clearBounce({ id, isCleared: true }));
  expect(cleared.data?.notice).toBe('bounceCleared');
  expect(await as('leader', async () => readBounces(await requireLeader(), [email]))).toEqual([]);
});

it('accepts a report about several recipients, each with its own verdict', async () => {
  const [dead, full, delayed, other, stranger] = Array.from(
    { length: 5 },
    () => `${crypto.randomUUID()}@bounces.example`,
  );
  for (const email of [dead, full, delayed, other]) {
    await service(stack)
      .from('enquiries')
      .insert({ name: 'Ada', email: email ?? '', message: 'A question about reports' })
      .throwOnError();
  }
  const about = (email: string | undefined, ...lines: string[]) =>
    [`Final-Recipient: rfc822; ${email}`, ...lines].join('\r\n');
  const report = [
    'Reporting-MTA: dns; mail.example\r\nArrival-Date: Sun, 1 Nov 2026 10:00:00 +0000',
    about(
      dead,
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1',
      '  User unknown',
    ),
    about(full, 'Action: failed', 'Status: 5.2.2', 'Diagnostic-Code: smtp; 552 Mailbox full'),
    about(delayed, 'Action: delayed', 'Status: 4.4.1'),
    about(other, 'Action: delivered', 'Status: 2.0.0'),
    about(stranger, 'Action: failed', 'Status: 5.1.1'),
  ].join('\r\n\r\n');
  const data = { occurred_at: '2026-11-01T10:00:00Z', report };
  const call = signed(secret, JSON.stringify({ type: 'mail.bounced', data }));
  for (const _ of ['first', 'again']) {
    const answer = await post(call);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        recipients: [
          { email: dead, kind: 'dead', mail: 'stopped' },
          { email: full, kind: 'full', mail: 'kept' },
          { email: delayed, kind: 'delayed', mail: 'kept' },
          { email: stranger, error: 'unknown_address' },
        ],
      },
    ]);
  }
  const bounces = await as('leader', async () =>
    readBounces(await requireLeader(), [dead, full, delayed, other]),
  );
  expect(Object.fromEntries(bounces.map(({ email, kind }) => [email, kind]))).toEqual({
    [dead ?? '']: 'dead',
    [full ?? '']: 'full',
    [delayed ?? '']: 'delayed',
  });
  // No stored call names another address, so that each can be erased separately.
  const { data: kept } = await service(stack)
    .from('incoming_calls')
    .select('body')
    .eq('email', dead ?? '')
    .throwOnError();
  expect(kept).toHaveLength(1);
  expect(kept[0]?.body).not.toContain(full);
});

it.each([
  { email: 'nobody' },
  { email: 'a@b@c.example' },
  { email: 'ada@x.example', status: 5 },
  {},
  { email: 'ada@x.example', report: 'x' },
  { report: 'Action: failed' },
])('rejects a bounce of %j as invalid', async (fields) => {
  const data = { occurred_at: '2026-11-01T10:00:00Z', ...fields };
  const call = signed(secret, JSON.stringify({ type: 'mail.bounced', data }));
  expect((await post(call)).status).toBe(400);
});
