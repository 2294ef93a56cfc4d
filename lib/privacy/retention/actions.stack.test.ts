import { afterAll, expect, it } from 'vitest';
import { GET as runRetention } from '@/app/api/cron/retention/route';
import { requireLeader } from '@/lib/core/auth/guard';
import { service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { bearer, notLeaders, requestTo } from '@/supabase/tests/site/route';
import { saveRetention } from './actions';
import { readLastRun, readPublicRetention, readRetentionForm } from './data';

const database = service(stack);
afterAll(async () => {
  await database.from('retention_settings').update({ event_days: 30 }).eq('id', true);
});

const read = () => as('leader', async () => readRetentionForm(await requireLeader()));
async function save(who: Parameters<typeof as>[0], values: Record<string, string>) {
  const { version, values: stored } = await read();
  return as(who, () => saveRetention(formOf({ ...stored, version, ...values })));
}

it('saves the settings for a leader, and shows them in the privacy policy', async () => {
  expect((await save('leader', { eventDays: '40' })).data?.notice).toBe('retentionSaved');
  expect(await as('visitor', readPublicRetention)).toMatchObject({ eventDays: 40, leadMonths: 24 });
});

it('enforces the bounds, and does not overwrite a change of someone else', async () => {
  const wrong = await save('leader', { auditMonths: '2', visitMonths: 'many' });
  expect(wrong.serverError?.details.fieldErrors).toEqual({
    auditMonths: 'Please enter a whole number from 3 to 60.',
    visitMonths: 'Please enter a whole number from 3 to 60.',
  });
  const stale = await save('leader', { version: '2020-01-01T00:00:00Z' });
  expect(stale.serverError?.notice).toBe('changedMeanwhile');
});

it.each(notLeaders)('rejects a %s', async (who) => {
  const before = await read();
  expect((await save(who, { eventDays: '50' })).serverError).toBeDefined();
  expect(await read()).toEqual(before);
});

it('runs for the scheduler only, and is shown on the screen', async () => {
  const run = (headers?: HeadersInit) =>
    as('visitor', () => runRetention(requestTo('/api/cron/retention', headers && { headers })));
  expect((await run()).status).toBe(401);
  const { data: event } = await database
    .from('outbox')
    .insert({
      topic: 'old',
      channel: 'mail',
      recipient: 'nobody@x.example',
      status: 'delivered',
      delivered_at: '2020-01-01T00:00:00Z',
    })
    .select('id')
    .single()
    .throwOnError();
  expect(await (await run(bearer)).json()).toEqual({ outcome: 'complete' });
  const { data } = await database.from('outbox').select('id').eq('id', event.id).throwOnError();
  expect(data).toEqual([]);
  const last = await as('leader', async () => readLastRun(await requireLeader()));
  expect(last).toMatchObject({ isComplete: true });
  expect(last?.removed.events).toBeGreaterThan(0);
});
