import { expect, it } from 'vitest';
import { env } from '@/lib/core/env';
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

const stored = async (id = '') =>
  (
    await service(stack)
      .from('incoming_calls')
      .select('body, status, times')
      .eq('webhook_id', id)
      .maybeSingle()
      .throwOnError()
  ).data;

it('the documented example is signed by the documented code, and answered as documented', async () => {
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
  'the example of %s has the shape that is taken',
  (_, { call }) => {
    expect(incomingCall.safeParse(call).error).toBeUndefined();
  },
);

it('a call that is not signed by us leaves nothing', async () => {
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
])('%s is refused, and kept with its bytes', async (_, body, status) => {
  const call = signed(secret, body);
  expect((await post(call)).status).toBe(status);
  expect(await stored(call.headers['webhook-id'])).toMatchObject({ body, status });
});

it('a body that is too long is not read', async () => {
  expect((await post(signed(secret, 'x'.repeat(70_000)))).status).toBe(413);
});
