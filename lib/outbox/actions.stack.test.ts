import { describe, expect, it } from 'vitest';
import { GET as exportDeliveries } from '@/app/api/export/deliveries/route';
import { requireLeader } from '@/lib/core/auth/guard';
import { service } from '@/supabase/tests/people';
import { get } from '@/supabase/tests/site/answers';
import { as, stack } from '@/supabase/tests/site/as';
import { notLeaders } from '@/supabase/tests/site/route';
import { resendDeliveries } from './actions';
import { readDelivery } from './data';

const outbox = () => service(stack).from('outbox');

/** Adds an undelivered email about a booking. */
async function deadMail() {
  const recipient = `${crypto.randomUUID()}@visitor.example`;
  const start = Date.UTC(2060, 0, 1 + Math.floor(Math.random() * 9000), 14);
  const { data: booking } = await service(stack)
    .from('consultation_bookings')
    .insert({
      firstname: 'Noor',
      email: recipient,
      preferreddate: new Date(start).toISOString(),
      ends_at: new Date(start + 30 * 60_000).toISOString(),
      quarantined_at: new Date().toISOString(),
    })
    .select('*')
    .single()
    .throwOnError();
  const { data } = await outbox()
    .insert({
      topic: 'booking.created',
      channel: 'mail',
      recipient,
      status: 'dead',
      attempts: 8,
      last_error: 'The mail server did not answer',
      payload: { booking, manage_token: 'not-for-anybody' },
      record_table: 'consultation_bookings',
      record_id: booking.id,
    })
    .select('id')
    .single()
    .throwOnError();
  return { id: String(data.id), recipient };
}

const stored = async (id: string) =>
  (await outbox().select('status, attempts').eq('id', id).single().throwOnError()).data;
const exported = async (query: string) => {
  const path = `/api/export/deliveries?${query}`;
  const answer = await get('leader', exportDeliveries, path);
  return (await answer.text()).trim().split('\n').slice(1);
};

describe('resending', () => {
  it('delivers a dead event, and stores the request without its secret', async () => {
    const { id, recipient } = await deadMail();
    const answer = await as('leader', () => resendDeliveries({ ids: [id] }));
    expect(answer.data?.notice).toBe('deliveryResent');
    expect(await stored(id)).toEqual({ status: 'delivered', attempts: 1 });
    const mails: { to: string[]; subject: string }[] = await (
      await fetch(`${stack.mailboxUrl}/messages.json`)
    ).json();
    const mine = mails.filter(({ to }) => JSON.stringify(to).includes(recipient));
    expect(mine.map(({ subject }) => subject)).toEqual([expect.stringContaining('is booked')]);

    const shown = await as('leader', async () => readDelivery(await requireLeader(), id));
    expect(JSON.stringify(shown?.sent)).toContain('/booking/manage/••••••••');
    expect(shown?.event).toContain('"manage_token": "••••••••"');
    expect(JSON.stringify(shown)).not.toContain('not-for-anybody');
  });

  it.each(notLeaders)('rejects a %s', async (who) => {
    const { id } = await deadMail();
    const answer = await as(who, () => resendDeliveries({ ids: [id] }));
    expect(answer.serverError).toBeDefined();
    expect(await stored(id)).toEqual({ status: 'dead', attempts: 8 });
  });
});

describe('the export of deliveries', () => {
  it('contains exactly the deliveries that match the filters', async () => {
    const { id, recipient } = await deadMail();
    const lines = await exported(`q=${encodeURIComponent(recipient)}`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${id},booking.created,mail,${recipient},dead,8`);
    const search = `q=${encodeURIComponent(recipient)}`;
    expect(await exported(`${search}&channel=mail&status=dead`)).toHaveLength(1);
    expect(await exported(`${search}&status=delivered`)).toEqual([]);
    expect(await exported(`${search}&status=undelivered`)).toHaveLength(1);
    const mailIs = (state: string) =>
      stack.sql(`update public.outbox set ${state} where id = $1::uuid`, [id]);
    await mailIs("status = 'pending', last_error = 'Greeting never received'");
    expect(await exported(`${search}&status=undelivered`)).toHaveLength(1);
    await mailIs('last_error = null');
    expect(await exported(`${search}&status=undelivered`)).toEqual([]);
    expect(await exported(`${search}&channel=webhook`)).toEqual([]);
  });

  it.each(notLeaders)('rejects a %s', async (who) => {
    const answer = await get(who, exportDeliveries, '/api/export/deliveries');
    expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 401, text: '' });
  });
});
