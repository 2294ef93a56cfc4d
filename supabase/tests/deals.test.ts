import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostgresServer } from '../local/database/postgres-server.ts';
import { startMigratedPostgres } from '../local/test-database.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { foundIds } from './found-ids.ts';
import { accounts, addAccount, type Client, service, signIn } from './people.ts';
import { place, type Row, samplesOf } from './samples.ts';

let postgres: PostgresServer;
let stack: TestStack;
let samples: ReturnType<typeof samplesOf>;
let leader: Client;
let second: Client;
let member: Client;

beforeAll(async () => {
  // PGlite has one connection, so only this server can run two leaders concurrently.
  postgres = await startMigratedPostgres();
  stack = await startTestStack({ databaseUrl: postgres.url });
  samples = samplesOf(stack);
  leader = await signIn(stack, accounts.leader.email);
  second = await signIn(stack, (await addAccount(stack, 'second-leader', 'team_leader')).email);
  member = await signIn(stack, accounts.member.email);
});
afterAll(async () => {
  await stack?.stop();
  await postgres?.stop();
});

async function add(table: string, fields: Row = {}, owner: string = accounts.member.id) {
  const sample = samples[table];
  if (!sample) throw new Error(`No sample for ${table}`);
  return place(stack, table, { ...(await sample.row({ id: owner, isSelf: true })), ...fields });
}

const newDeal = (fields: Row = {}) => add('deals', fields);

/** A past booking of a new visitor. */
async function newBooking(fields: Row = {}) {
  const start = Date.UTC(1991, 0, 1 + Math.floor(Math.random() * 9000), 15);
  return add('consultation_bookings', {
    email: `${crypto.randomUUID()}@deals.example`,
    preferreddate: new Date(start).toISOString(),
    ends_at: new Date(start + 1_800_000).toISOString(),
    ...fields,
  });
}

describe('a member', () => {
  it('reads the deal that they own with its history and contact, and no other deals', async () => {
    const own = await newDeal();
    const other = await newDeal({ owner_id: accounts.member2.id });
    const ids = [own.id, other.id];
    const deals = await member.from('deals').select('id').in('id', ids);
    expect(deals.data).toEqual([{ id: own.id }]);
    const stages = await member.from('deal_stages').select('deal_id').in('deal_id', ids);
    expect(stages.data).toEqual([{ deal_id: own.id }]);
    const contacts = await member
      .from('clients')
      .select('id')
      .in('id', [own.client_id, other.client_id]);
    expect(contacts.data).toEqual([{ id: own.client_id }]);
    const all = await member.from('clients').select('id, deals!inner(owner_id)');
    const owners = (all.data ?? []).flatMap(({ deals: found }) => found);
    expect(owners.every(({ owner_id }) => owner_id === accounts.member.id)).toBe(true);
  });

  it.each([
    [
      'by a filter on the contact',
      () => member.from('deals').select('id').not('client_id', 'is', null),
    ],
    ['by the company', () => member.from('companies').select('deals(id)')],
    ['by the forecast', () => member.rpc('deal_forecast')],
    ['by the dashboard', () => member.rpc('leader_dashboard')],
    [
      'by the search of their list',
      async () => {
        await newDeal({ title: 'Hidden but own' });
        const data = await foundIds(member, 'deals', 'hidden');
        expect(data).toHaveLength(1);
        return { data };
      },
    ],
    ['by the search', () => member.rpc('search_staff', { search: 'hidden pipeline', most: 9 })],
  ])('finds no deal of another person %s', async (_, read) => {
    const hidden = await newDeal({ owner_id: accounts.member2.id, title: 'Hidden pipeline' });
    const { data } = await read();
    expect(JSON.stringify(data ?? null)).not.toContain(String(hidden.id));
  });

  it('loses access to deal and contact with the ownership', async () => {
    const { id, client_id } = await newDeal();
    await leader.from('deals').update({ owner_id: accounts.member2.id }).eq('id', id);
    expect((await member.from('deals').select('id').eq('id', id)).data).toEqual([]);
    expect((await member.from('clients').select('id').eq('id', client_id)).data).toEqual([]);
  });

  it.each([
    ['value', { once_cents: 1 }],
    ['owner', { owner_id: accounts.member2.id }],
    ['contact', { client_id: crypto.randomUUID() }],
    ['title', { title: 'Mine' }],
    ['date', { expected_on: '2031-01-01' }],
  ])('cannot change its %s', async (_, change) => {
    const { id } = await newDeal();
    const { error } = await member.from('deals').update(change).eq('id', id).select('id');
    expect(error?.code).toBe('42501');
  });

  it('can change its stage and plan its next step', async () => {
    const { id } = await newDeal();
    const { data } = await member
      .from('deals')
      .update({ stage: 'proposal', next_step: 'Call', next_step_on: '2031-01-01' })
      .eq('id', id)
      .select('stage, next_step');
    expect(data).toEqual([{ stage: 'proposal', next_step: 'Call' }]);
  });

  it('cannot change the contact', async () => {
    const { client_id } = await newDeal();
    const { data } = await member
      .from('clients')
      .update({ jobtitle: 'Changed' })
      .eq('id', client_id)
      .select('id');
    expect(data).toEqual([]);
  });
});

describe('the history', () => {
  it('contains each stage with its author, and the reason of a loss', async () => {
    const { id } = await newDeal();
    await leader.from('deals').update({ stage: 'qualified' }).eq('id', id);
    await member.from('deals').update({ stage: 'lost', lost_reason: 'timing' }).eq('id', id);
    await leader.from('deals').update({ title: 'No stage' }).eq('id', id);
    const { data } = await leader
      .from('deal_stages')
      .select('from_stage, to_stage, lost_reason, actor_id')
      .eq('deal_id', id)
      .order('id');
    expect(data).toEqual([
      { from_stage: null, to_stage: 'new', lost_reason: null, actor_id: null },
      { from_stage: 'new', to_stage: 'qualified', lost_reason: null, actor_id: accounts.leader.id },
      {
        from_stage: 'qualified',
        to_stage: 'lost',
        lost_reason: 'timing',
        actor_id: accounts.member.id,
      },
    ]);
  });

  it('is append-only, for the server too', async () => {
    const { id } = await newDeal();
    for (const client of [leader, service(stack)]) {
      const stages = () => client.from('deal_stages');
      const errors = [
        (await stages().insert({ deal_id: id, to_stage: 'won' })).error,
        (await stages().update({ to_stage: 'won' }).eq('deal_id', id)).error,
        (await stages().delete().eq('deal_id', id)).error,
      ];
      expect(errors.map((error) => error?.code)).toEqual(['42501', '42501', '42501']);
    }
  });
});

describe('rules of a deal', () => {
  it.each([
    ['is lost without a reason', { stage: 'lost' }],
    ['has a step without a day', { next_step_on: null }],
    ['has a day without a step', { next_step: null }],
    ['is worth less than nothing', { once_cents: -1 }],
    ['is worth more than its column holds', { month_cents: 1_000_000_001 }],
    ['is in another currency', { currency: 'EUR' }],
    ['is at no known stage', { stage: 'maybe' }],
  ])('none %s', async (_, change) => {
    const { id } = await newDeal();
    const { error } = await leader.from('deals').update(change).eq('id', id);
    expect(error?.code).toBe('23514');
  });

  it('sets and clears closing time and reason with the stage', async () => {
    const { id } = await newDeal();
    const set = async (change: Row) => {
      const { data } = await leader
        .from('deals')
        .update(change)
        .eq('id', id)
        .select('closed_at, lost_reason');
      return data?.[0];
    };
    expect((await set({ stage: 'won' }))?.closed_at).not.toBeNull();
    expect(await set({ stage: 'lost', lost_reason: 'price' })).toMatchObject({
      lost_reason: 'price',
    });
    expect(await set({ stage: 'proposal' })).toEqual({ closed_at: null, lost_reason: null });
  });

  it('takes its source from the first touch of the contact', async () => {
    const contact = await add('clients');
    const touch = (at: string, channel: Row) =>
      add('touches', { client_id: contact.id, at, channel });
    await touch('2026-03-01', { source: 'x', medium: 'cpc' });
    await touch('2026-02-01', { referrer: 'search' });
    expect(await newDeal({ client_id: contact.id, source: 'paid' })).toMatchObject({
      source: 'search',
    });
  });

  it('accepts no step from a member who cannot see it', async () => {
    const { id } = await newDeal();
    const set = (change: Row) => leader.from('deals').update(change).eq('id', id).select('id');
    const step = { next_step: 'Call', next_step_on: '2031-01-01' };
    const refused = await set({ ...step, next_step_owner_id: accounts.member2.id });
    expect(refused.error?.code).toBe('23514');
    expect((await set({ ...step, next_step_owner_id: accounts.member.id })).error).toBeNull();
    expect((await set({ owner_id: accounts.leader.id })).error?.code).toBe('23514');
  });
});

it('can be found by title, contact and, for leaders, company', async () => {
  const word = `W${crypto.randomUUID().slice(0, 8)}`;
  const company = await add('companies', { name: `${word} Ltd` });
  const contact = await add('clients', { lastname: `${word}son`, company_id: company.id });
  const deals = [
    await newDeal({ title: `A ${word} deal` }),
    await newDeal({ client_id: contact.id, company_id: null }),
    await newDeal({ company_id: company.id }),
  ];
  const found = async (client: Client, search: string) => {
    const ids = await foundIds(client, 'deals', search);
    return deals.map(({ id }) => ids.includes(String(id)));
  };
  expect(await found(leader, word.toLowerCase())).toEqual([true, true, true]);
  expect(await found(leader, `${word}son`)).toEqual([false, true, false]);
  expect(await found(member, word)).toEqual([true, true, false]);
  expect(await found(leader, '%')).toEqual([false, false, false]);
});

describe('a won deal', () => {
  const stageOf = async (clientId: unknown) => {
    const { data } = await leader.from('clients').select('stage').eq('id', clientId);
    return data?.[0]?.stage;
  };
  const move = (client: Client, id: unknown, stage: string) =>
    client.from('deals').update({ stage }).eq('id', id).select('id').throwOnError();

  it('makes its contact a client, also when a member wins it; reopening restores the former stage', async () => {
    const contact = await add('clients', { stage: 'qualified' });
    const { id } = await newDeal({ client_id: contact.id });
    await move(member, id, 'won');
    expect(await stageOf(contact.id)).toBe('client');
    await move(member, id, 'negotiation');
    expect(await stageOf(contact.id)).toBe('qualified');
  });

  it('keeps a client who was one before or has another won deal', async () => {
    const before = await add('clients', { stage: 'client' });
    const first = await newDeal({ client_id: before.id });
    await move(leader, first.id, 'won');
    await move(leader, first.id, 'new');
    expect(await stageOf(before.id)).toBe('client');

    const contact = await add('clients', { stage: 'lead' });
    const [one, two] = [
      await newDeal({ client_id: contact.id }),
      await newDeal({ client_id: contact.id }),
    ];
    await move(leader, one.id, 'won');
    await move(leader, two.id, 'won');
    await move(leader, one.id, 'new');
    expect(await stageOf(contact.id)).toBe('client');
  });

  it('does not overwrite a stage that someone has chosen since', async () => {
    const contact = await add('clients', { stage: 'lead' });
    const { id } = await newDeal({ client_id: contact.id });
    await move(leader, id, 'won');
    await leader.from('clients').update({ stage: 'past' }).eq('id', contact.id).throwOnError();
    await move(leader, id, 'new');
    expect(await stageOf(contact.id)).toBe('past');
  });
});

describe('two concurrent leaders', () => {
  it('dragging one deal: one succeeds', async () => {
    const { id } = await newDeal();
    const drag = (client: Client, stage: string) =>
      client.from('deals').update({ stage }).eq('id', id).eq('stage', 'new').select('stage');
    const answers = await Promise.all([drag(leader, 'qualified'), drag(second, 'proposal')]);
    expect(answers.flatMap(({ data }) => data ?? [])).toHaveLength(1);
    const history = await stack.sql('select from public.deal_stages where deal_id = $1::uuid', [
      String(id),
    ]);
    expect(history).toHaveLength(2);
  });

  it('creating a deal from one booking: one creates it, and both get it', async () => {
    const { id } = await newBooking({ status: 'completed' });
    const made = await Promise.all(
      [leader, second, leader, second].map((client) => client.rpc('make_deal', { booking_id: id })),
    );
    const answers = made.map(({ data }) => data as { outcome: string; id: string });
    expect(answers.filter(({ outcome }) => outcome === 'made')).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
  });
});

it('a booking becomes a deal with brief, intent and estimate, linked to its contact', async () => {
  const estimate = {
    once: { cautious: 39_500, good: 33_500.5 },
    running: { cautious: 500, good: 99 },
  };
  const booking = await newBooking({
    company: 'Brisk Bakery',
    projectdescription: 'Invoices by hand.',
    about: 'plan-starter',
    estimate,
    channel: { source: 'news', medium: 'email' },
  });
  const { data } = await leader.rpc('make_deal', { booking_id: booking.id });
  const [deal] = await stack.sql(
    'select to_jsonb(d) as row from public.deals d where d.id = $1::uuid',
    [data.id],
  );
  expect(deal?.row).toMatchObject({
    title: expect.stringMatching(/^Brisk Bakery: /),
    stage: 'new',
    booking_id: booking.id,
    brief: 'Invoices by hand.',
    intent: 'plan-starter',
    estimate,
    once_cents: 3_350_050,
    month_cents: 9900,
    source: 'mail',
    client_id: expect.any(String),
  });
  const linked = await leader
    .from('consultation_bookings')
    .select('client_id')
    .eq('id', booking.id)
    .single();
  expect(linked.data).toEqual({ client_id: Object(deal?.row).client_id });
  expect((await leader.rpc('make_deal', { booking_id: crypto.randomUUID() })).data).toEqual({
    outcome: 'not_found',
  });
});

it('events describe a deal without naming a person', async () => {
  const { id } = await newDeal();
  await leader.from('deals').update({ stage: 'won' }).eq('id', id);
  await leader.from('deals').update({ stage: 'lost', lost_reason: 'price' }).eq('id', id);
  const events = await stack.sql(
    'select type, facts from public.events where record_id = $1::uuid order by type, occurred_at',
    [String(id)],
  );
  expect(events).toEqual([
    { type: 'deal.created', facts: {} },
    { type: 'deal.lost', facts: {} },
    { type: 'deal.stage_changed', facts: { from: 'new', to: 'won' } },
    { type: 'deal.stage_changed', facts: { from: 'won', to: 'lost' } },
    { type: 'deal.won', facts: {} },
  ]);
});

it('a won deal starts its playbook once', async () => {
  const playbook = await add('playbooks', {
    subject: 'deals',
    trigger_type: 'deal.won',
    created_at: '2026-01-01T00:00:00Z',
    steps: [
      {
        id: crypto.randomUUID(),
        title: 'Welcome {client}',
        role: 'owner',
        priority: 'high',
        checklist: [],
        amount: 1,
        unit: 'days',
        time: '',
      },
    ],
  });
  const { id, client_id } = await newDeal();
  const set = (stage: string) => leader.from('deals').update({ stage }).eq('id', id);
  await set('won');
  await set('proposal');
  await set('won');
  const tasks = await stack.sql(
    `select t.title, t.client_id, t.assigned_to from public.tasks t
     join public.playbook_runs r on r.id = t.run_id where r.playbook_id = $1::uuid`,
    [String(playbook.id)],
  );
  expect(tasks).toEqual([
    {
      title: expect.stringContaining('Welcome Sample'),
      client_id,
      assigned_to: accounts.member.id,
    },
  ]);
});

it('a merge reassigns the deals', async () => {
  const kept = await add('clients');
  const { id, client_id } = await newDeal();
  await leader.rpc('merge_clients', { kept: kept.id, merged: client_id });
  const { data } = await leader.from('deals').select('client_id').eq('id', id).single();
  expect(data).toEqual({ client_id: kept.id });
});

it('overdue steps and stale deals appear in the inbox of their owner until snoozed', async () => {
  const fresh = await addAccount(stack, 'deal-owner', 'team_member');
  const owner = await signIn(stack, fresh.email);
  const late = await newDeal({
    owner_id: fresh.id,
    title: 'Late',
    next_step: 'Call',
    next_step_on: '2026-01-02',
  });
  const stale = await newDeal({
    owner_id: fresh.id,
    title: 'Stale',
    updated_at: '2026-01-02T00:00:00Z',
  });
  await newDeal({
    owner_id: fresh.id,
    title: 'Won',
    stage: 'won',
    updated_at: '2026-01-02T00:00:00Z',
  });
  const inbox = async () => {
    const { data } = await owner.rpc('own_dashboard', { due_before: '2026-01-03T00:00:00Z' });
    return (data.inbox as Row[]).map(({ kind, id, title }) => ({ kind, id, title }));
  };
  expect(await inbox()).toEqual([
    { kind: 'step', id: late.id, title: 'Late' },
    { kind: 'stale', id: stale.id, title: 'Stale' },
  ]);
  await owner
    .from('inbox_snoozes')
    .insert({ item: `stale:${stale.id}`, until: '2099-01-01T00:00:00Z' });
  expect(await inbox()).toEqual([{ kind: 'step', id: late.id, title: 'Late' }]);
});

it('erasing a person keeps their deals without the person, and a pseudonym in other deals', async () => {
  const email = `${crypto.randomUUID()}@gone.example`;
  const contact = await add('clients', { firstname: 'Perpetua', lastname: 'Goneaway', email });
  const own = await newDeal({ client_id: contact.id, title: 'Goneaway: Care', brief: 'I want it' });
  const other = await newDeal({ next_step: 'Ask Perpetua Goneaway', next_step_on: '2031-01-01' });
  const exported = await leader.rpc('export_person', { address: email });
  expect(JSON.stringify(exported.data.records)).toContain(String(own.id));
  await leader.rpc('erase_person', { address: email });
  const read = async ({ id }: Row) => {
    const deal = leader.from('deals').select('title, next_step, brief, once_cents').eq('id', id);
    return (await deal.single().throwOnError()).data;
  };
  expect(await read(own)).toEqual({
    title: expect.stringMatching(/^erased-.*: Care$/),
    next_step: 'Write',
    brief: null,
    once_cents: 100,
  });
  expect(await read(other)).toMatchObject({ next_step: expect.stringMatching(/^Ask erased-/) });
});

it('retention keeps a lead with an open deal, and deletes one whose deal was lost long ago', async () => {
  const contact = () => add('clients', { stage: 'lead', updated_at: '2020-01-01T00:00:00Z' });
  const [open, lost] = [await contact(), await contact()];
  const old = { updated_at: '2020-01-01T00:00:00Z' };
  await newDeal({ client_id: open.id, ...old });
  const gone = await newDeal({ client_id: lost.id, stage: 'lost', lost_reason: 'price', ...old });
  await service(stack).rpc('run_retention', { run: crypto.randomUUID() });
  const { data } = await leader.from('clients').select('id').in('id', [open.id, lost.id]);
  expect(data).toEqual([{ id: open.id }]);
  const audit = await stack.sql(
    "select after ->> 'title' as title from public.audit_log where table_name = 'deals' and record_id = $1",
    [String(gone.id)],
  );
  expect(audit.every(({ title }) => title === null || title === 'erased')).toBe(true);
});
