import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { foundIds } from './found-ids.ts';
import { accounts, type Client, signIn } from './people.ts';
import { withoutHosts, withoutPlaybooks } from './without.ts';

let stack: TestStack;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  await withoutHosts(stack);
  await withoutPlaybooks(stack);
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
});
afterAll(() => stack?.stop());

beforeEach(async () => {
  await stack.sql('delete from public.consultation_bookings');
  await stack.sql('delete from public.outbox');
  await stack.sql("delete from public.clients where email like '%@engines.example'");
  await stack.sql('update public.availability_settings set seats = 1, slot_length_minutes = 30');
});

const tenOClock = '2031-03-04T15:00:00+00:00';
const onThePhone = {
  firstname: 'Ada',
  lastname: 'Byron',
  company: 'Analytical Engines',
  email: 'ada@engines.example',
  phone: '+1 212 555 0100',
  preferreddate: tenOClock,
};

async function call(name: string, parameters: Record<string, unknown>) {
  const { data, error } = await leader.rpc(name, parameters);
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

const add = (details: Record<string, unknown> = {}) =>
  call('add_booking', { booking: { ...onThePhone, ...details } });

it('has one responsible person: the host, or else the owner', async () => {
  const [owner, host] = [accounts.leader.id, accounts.member.id];
  const { booking } = await add({ owner_id: owner });
  const responsible = async () => {
    const columns = 'responsible_id, person:user_profiles!responsible_id(name)';
    const { data } = await leader.from('consultation_bookings').select(columns).single();
    return data;
  };
  expect(await responsible()).toEqual({
    responsible_id: owner,
    person: { name: 'Maya Lindqvist' },
  });
  await call('assign_host', { booking_id: booking.id, host });
  expect(await responsible()).toEqual({ responsible_id: host, person: { name: 'Daniel Okafor' } });
  await stack.sql('update public.consultation_bookings set host_id = null, owner_id = null');
  expect(await responsible()).toEqual({ responsible_id: null, person: null });
});

describe('a booking made by staff', () => {
  it('stores owner and notes, awaits no reply, and emails the visitor', async () => {
    const { id } = (await leader.auth.getUser()).data.user ?? {};
    const answer = await add({ owner_id: id, private_notes: 'Wants a quote.' });
    expect(answer.outcome).toBe('booked');
    expect(
      await stack.sql(
        'select owner_id, private_notes, replied_at is not null as replied from public.consultation_bookings',
      ),
    ).toEqual([{ owner_id: id, private_notes: 'Wants a quote.', replied: true }]);
    expect(await stack.sql('select topic, channel from public.outbox order by channel')).toEqual([
      { topic: 'booking.created', channel: 'mail' },
    ]);
  });

  it('refuses a taken time', async () => {
    await add();
    expect((await add({ email: 'charles@engines.example' })).outcome).toBe('taken');
  });
});

describe('creating a contact from a booking', () => {
  const convert = (answer: { booking: { id: string } }) =>
    call('convert_booking', { booking_id: answer.booking.id });

  it('happens on booking, company included', async () => {
    const answer = await add();
    const { outcome, client_id } = await convert(answer);
    expect({ outcome, client_id }).toEqual({
      outcome: 'linked',
      client_id: answer.booking.client_id,
    });
    expect(
      await stack.sql(
        `select c.firstname, c.lastname, c.email, c.phone, c.stage, f.name as company
         from public.clients c join public.companies f on f.id = c.company_id where c.id = $1::uuid`,
        [client_id],
      ),
    ).toEqual([
      {
        firstname: 'Ada',
        lastname: 'Byron',
        email: 'ada@engines.example',
        phone: '+1 212 555 0100',
        stage: 'lead',
        company: 'Analytical Engines',
      },
    ]);
  });

  it('finds the same person by email regardless of case, and links every booking', async () => {
    const first = await convert(await add());
    await add({ preferreddate: '2031-03-05T15:00:00+00:00' });
    const answer = await add({
      email: 'ADA@engines.example',
      preferreddate: '2031-03-06T15:00:00+00:00',
    });
    expect(await convert(answer)).toEqual({
      outcome: 'linked',
      client_id: first.client_id,
      stage: 'lead',
    });
    expect(await stack.sql('select distinct client_id from public.consultation_bookings')).toEqual([
      { client_id: first.client_id },
    ]);
  });
});

describe('the search', () => {
  it.each([
    ['byron', 1],
    ['ada engines', 1],
    ['ADA@ENGINES', 1],
    ['analyt', 1],
    ['babbage', 0],
    ['ada babbage', 0],
    ["' | !", 0],
  ])('finds for %s this many bookings: %i', async (search, found) => {
    await add();
    expect(await foundIds(leader, 'consultation_bookings', search)).toHaveLength(found);
  });

  it('returns nothing to a member', async () => {
    await add();
    expect(await foundIds(member, 'consultation_bookings', 'ada')).toEqual([]);
  });
});

describe('the availability', () => {
  const weekdays = [1, 2, 3].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }));
  const settings = { slot_length_minutes: 45, seats: 2, notice_hours: 4, horizon_days: 30 };
  const seen = async () =>
    (await stack.sql('select updated_at::text as seen from public.availability_settings'))[0]?.seen;

  it('is replaced as a whole, and only by someone who saw the newest version', async () => {
    const stale = await seen();
    const availability = {
      ...settings,
      hours: [...weekdays, { weekday: 5, opens: '13:00', closes: '15:00' }],
      holidays: [{ day: '2031-12-25', name: 'Christmas Day' }],
    };
    expect(await call('save_availability', { availability, seen: stale })).toBe('saved');
    expect(
      await stack.sql('select weekday from public.availability_hours order by weekday'),
    ).toEqual([1, 2, 3, 5].map((weekday) => ({ weekday })));
    expect(await stack.sql('select name from public.availability_holidays')).toEqual([
      { name: 'Christmas Day' },
    ]);

    const mine = { ...availability, seats: 9, hours: [], holidays: [] };
    expect(await call('save_availability', { availability: mine, seen: stale })).toBe('stale');
    expect(await stack.sql('select seats from public.availability_settings')).toEqual([
      { seats: 2 },
    ]);
    expect(await stack.sql('select count(*)::int as days from public.availability_hours')).toEqual([
      { days: 4 },
    ]);
  });

  it('writes only changes to the audit log', async () => {
    const availability = { ...settings, hours: weekdays, holidays: [] };
    await call('save_availability', { availability, seen: await seen() });
    const [before] = await stack.sql('select max(id)::int as id from public.audit_log');
    await call('save_availability', {
      availability: { ...availability, holidays: [{ day: '2032-01-01', name: 'New Year' }] },
      seen: await seen(),
    });
    expect(
      await stack.sql('select table_name, action from public.audit_log where id > $1::int', [
        Number(before?.id),
      ]),
    ).toEqual([{ table_name: 'availability_holidays', action: 'insert' }]);
  });
});

describe('delivery health', () => {
  it('counts attempts of the last day, and waiting and dead deliveries', async () => {
    await stack.sql(`
      with event as (
        insert into public.outbox (topic, channel, endpoint_id, status, delivered_at)
        select 'sample', 'webhook', e.id, o.status, o.delivered_at
        from public.webhook_endpoints e, (values ('delivered', now()), ('held', null)) as o (status, delivered_at)
        returning id
      )
      insert into public.outbox_attempts (outbox_id, attempted_at, duration_ms, error)
      select e.id, now() - a.ago, a.took, a.error
      from (select id from event limit 1) as e, (
        values (interval '1 hour', 100, null), (interval '2 hours', 300, null),
          (interval '3 hours', 9000, 'The webhook answered 500'), (interval '25 hours', 1, null)
      ) as a (ago, took, error)`);
    const [webhook, mail] = await call('delivery_health', {});
    expect(webhook).toMatchObject({
      channel: 'webhook',
      delivered: 2,
      failed: 1,
      median_ms: 200,
      waiting: 0,
      dead: 1,
    });
    expect(webhook.last_success).not.toBeNull();
    expect(mail).toMatchObject({ channel: 'mail', delivered: 0, failed: 0, median_ms: null });
  });
});
