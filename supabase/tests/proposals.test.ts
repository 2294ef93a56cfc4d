import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostgresServer } from '../local/database/postgres-server.ts';
import { startMigratedPostgres } from '../local/test-database.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';
import { place, proposalContent, type Row, samplesOf } from './samples.ts';

let postgres: PostgresServer;
let stack: TestStack;
let samples: ReturnType<typeof samplesOf>;
let leader: Client;
let member: Client;
let server: Client;

beforeAll(async () => {
  // PGlite has one connection, so only this server can run concurrent acceptances.
  postgres = await startMigratedPostgres();
  stack = await startTestStack({ databaseUrl: postgres.url });
  samples = samplesOf(stack);
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
  server = service(stack);
});
afterAll(async () => {
  await stack?.stop();
  await postgres?.stop();
});

async function newDeal(owner: string = accounts.member.id): Promise<Row> {
  return place(stack, 'deals', (await samples.deals?.row({ id: owner, isSelf: true })) ?? {});
}

async function save(deal: unknown, changes: Row = {}) {
  const { data } = await leader
    .rpc('save_proposal', {
      deal,
      content: proposalContent,
      terms_version: '2026-11',
      valid_until: '2040-01-01',
      remind_after_days: null,
      ...changes,
    })
    .throwOnError();
  return data;
}

/** The updated_at of the draft, as a form sends it back. */
async function draftTime(id: unknown) {
  const { data } = await leader
    .from('proposal_versions')
    .select('updated_at')
    .eq('proposal_id', id)
    .is('sent_at', null)
    .single()
    .throwOnError();
  return data.updated_at;
}

async function send(id: string, version = 1) {
  const { data } = await leader.rpc('send_proposal', { proposal: id, version }).throwOnError();
  return data;
}

/** A sent proposal with its deal and the email of its contact. */
async function sent(owner?: string, changes: Row = {}) {
  const deal = await newDeal(owner);
  const { id } = await save(deal.id, changes);
  await send(id);
  const [client] = await stack.sql('select email from public.clients where id = $1::uuid', [
    String(deal.client_id),
  ]);
  return { id: String(id), deal: String(deal.id), email: String(client?.email) };
}

async function code(proposal: { id: string; email: string }, version = 1) {
  const { data } = await server
    .rpc('request_proposal_code', {
      proposal: proposal.id,
      version,
      name: 'Ada Byron',
      email: proposal.email,
    })
    .throwOnError();
  const [row] = await stack.sql(
    'select id from public.proposal_codes where proposal_id = $1::uuid order by created_at desc limit 1',
    [proposal.id],
  );
  return { outcome: data.outcome, code: row && String(row.id) };
}

async function accept(proposal: string, given: unknown, matches = true) {
  const { data } = await server
    .rpc('accept_proposal', { proposal, code: given, matches, ip: '192.0.2.7', agent: 'Test' })
    .throwOnError();
  return data.outcome;
}

const mails = (id: string) =>
  stack.sql(
    "select topic, recipient from public.outbox where channel = 'mail' and record_id = $1::uuid order by topic",
    [id],
  );

const events = async (id: string) =>
  (
    await stack.sql(
      'select type from public.events where record_id = $1::uuid order by occurred_at, type',
      [id],
    )
  ).map(({ type }) => type);

describe('a version', () => {
  it('computes its totals from its items, and can be saved until it is sent', async () => {
    const { id: deal } = await newDeal();
    const first = await save(deal);
    expect(first).toMatchObject({ outcome: 'saved', version: 1 });
    const seen = await draftTime(first.id);
    expect(await save(deal, { valid_until: '2041-01-01', seen })).toEqual(first);
    const { data } = await leader
      .from('proposal_versions')
      .select('once_cents, month_cents, text, valid_until')
      .eq('proposal_id', first.id);
    expect(data).toEqual([
      { once_cents: 100, month_cents: 50, text: null, valid_until: '2041-01-01' },
    ]);
  });

  it('cannot overwrite what another leader has saved or sent since', async () => {
    const { id: deal } = await newDeal();
    const { id } = await save(deal);
    const seen = await draftTime(id);
    const both = await Promise.all([
      save(deal, { valid_until: '2041-01-01', seen }),
      save(deal, { valid_until: '2042-01-01', seen }),
    ]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'saved']);
    expect(await save(deal)).toEqual({ outcome: 'changed' });
    const newest = await draftTime(id);
    await send(id);
    expect(await save(deal, { seen: newest })).toEqual({ outcome: 'changed' });
    expect(await save(deal)).toMatchObject({ outcome: 'saved', version: 2 });
  });

  it.each([
    ['no items', { ...proposalContent, items: [] }],
    [
      'a price of half a cent',
      { ...proposalContent, items: [{ title: 'x', once_cents: 0.5, month_cents: 0 }] },
    ],
    [
      'a negative price',
      { ...proposalContent, items: [{ title: 'x', once_cents: -1, month_cents: 0 }] },
    ],
    ['no steps', { ...proposalContent, steps: null }],
  ])('is rejected with %s', async (_, content) => {
    const { id: deal } = await newDeal();
    const { error } = await leader.rpc('save_proposal', {
      deal,
      content,
      terms_version: '2026-11',
      valid_until: '2040-01-01',
      remind_after_days: null,
    });
    expect(error?.code).toBe('23514');
  });

  it('never changes once it is sent, and its hash matches its text', async () => {
    const { id } = await sent();
    const [row] = await stack.sql(
      'select text, text_sha256 from public.proposal_versions where proposal_id = $1::uuid',
      [id],
    );
    expect(createHash('sha256').update(String(row?.text)).digest('hex')).toBe(row?.text_sha256);
    expect(row?.text).toContain('Total: $1.00 once, $0.50 a month');
    await expect(
      stack.sql(
        "update public.proposal_versions set valid_until = '2050-01-01' where proposal_id = $1::uuid",
        [id],
      ),
    ).rejects.toThrow('never changes');
    await expect(
      stack.sql('delete from public.proposal_versions where proposal_id = $1::uuid', [id]),
    ).rejects.toThrow('cannot be deleted');
  });

  it('replaces the previous version, which can no longer be accepted', async () => {
    const proposal = await sent();
    const old = await code(proposal);
    const { deal, id } = proposal;
    expect(await save(deal)).toEqual({ outcome: 'saved', id, version: 2 });
    await send(id, 2);
    expect(await accept(id, old.code)).toBe('changed');
    expect((await code(proposal)).outcome).toBe('changed');
    expect((await code(proposal, 2)).outcome).toBe('sent');
  });

  it('moves the deal, emails one link, and records an event without personal texts', async () => {
    const proposal = await sent();
    const [deal] = await stack.sql('select stage from public.deals where id = $1::uuid', [
      proposal.deal,
    ]);
    expect(deal?.stage).toBe('proposal');
    expect(await mails(proposal.id)).toEqual([
      { topic: 'proposal.sent', recipient: proposal.email },
    ]);
    const [event] = await stack.sql('select facts from public.events where record_id = $1::uuid', [
      proposal.id,
    ]);
    expect(event?.facts).toEqual({ version: 1, once_cents: 100, month_cents: 50 });
  });
});

describe('the amount of a deal', () => {
  const amountOf = async (deal: string) => {
    const { data } = await leader
      .from('deals')
      .select('stage, once_cents, month_cents, amount_reason, amount_set_by')
      .eq('id', deal)
      .single()
      .throwOnError();
    return data;
  };
  const items = (once: number, month = 0) => ({
    ...proposalContent,
    items: [{ ...proposalContent.items[0], once_cents: once, month_cents: month }],
  });
  const offered = { once_cents: 4_000_000, month_cents: 9900 };
  /** A deal without an amount, with a sent proposal over $40,000 and $99 a month. */
  const offer = async () => {
    const proposal = await sent(undefined, { content: items(4_000_000, 9900) });
    expect(await amountOf(proposal.deal)).toMatchObject(offered);
    return proposal;
  };
  const set = (deal: string, change: Row) =>
    leader.from('deals').update(change).eq('id', deal).select('id');

  it('is that of the newest sent version in pipeline and forecast, not of a draft', async () => {
    const sums = async () => {
      const [{ data: seen }, { data: months }] = await Promise.all([
        leader.rpc('leader_dashboard').throwOnError(),
        leader.rpc('deal_forecast').throwOnError(),
      ]);
      const year = (rows: { year_cents: number }[]) =>
        rows.reduce((sum, { year_cents }) => sum + year_cents, 0);
      return [year(seen.pipeline), year(months)];
    };
    const before = await sums();
    const { id, deal } = await offer();
    const year = offered.once_cents + 12 * offered.month_cents;
    expect(await sums()).toEqual(before.map((sum) => sum + year));
    await save(deal, { content: items(5_000_000) });
    expect(await sums()).toEqual(before.map((sum) => sum + year));
    await send(id, 2);
    expect(await sums()).toEqual(before.map((sum) => sum + 5_000_000));
  });

  it('is deleted when the deal is won or lost or its proposal withdrawn before the answer', async () => {
    for (const change of [{ stage: 'won' }, { stage: 'lost', lost_reason: 'price' }]) {
      const { deal } = await offer();
      await set(deal, change);
      expect(await amountOf(deal)).toMatchObject({ ...offered, stage: change.stage });
    }
    const { id, deal } = await offer();
    await leader.rpc('withdraw_proposal', { proposal: id }).throwOnError();
    expect(await amountOf(deal)).toMatchObject(offered);
  });

  it('can be overridden with a reason and author, until the next version is sent', async () => {
    const { id, deal } = await offer();
    const other = { once_cents: 3_000_000 };
    for (const change of [other, { ...other, amount_reason: null }, { month_cents: 0 }]) {
      expect((await set(deal, change)).error?.message).toMatch('Please say why');
    }
    const reason = { amount_reason: 'They start with one branch.' };
    const forged = { amount_set_by: accounts.member.id, amount_set_at: '2031-01-01T00:00:00Z' };
    expect((await set(deal, { ...other, ...forged })).error?.message).toMatch('Please say why');
    expect((await set(deal, { ...other, ...reason })).error).toBeNull();
    const stored = { ...other, ...reason, amount_set_by: accounts.leader.id };
    expect(await amountOf(deal)).toMatchObject(stored);
    // The reason belongs to this amount, not to the next one.
    expect((await set(deal, { once_cents: 1 })).error?.message).toMatch('Please say why');
    expect((await set(deal, { amount_reason: null })).error?.message).toMatch('Please say why');
    await set(deal, { title: 'Renamed', ...forged });
    expect(await amountOf(deal)).toMatchObject(stored);
    await save(deal, { content: items(5_000_000) });
    await send(id, 2);
    expect(await amountOf(deal)).toMatchObject({
      once_cents: 5_000_000,
      amount_reason: null,
      amount_set_by: null,
    });
  });

  it('needs no reason if it equals the proposal, or as an estimate', async () => {
    const { deal } = await offer();
    await set(deal, { once_cents: 1, amount_reason: 'A test' });
    expect((await set(deal, { once_cents: offered.once_cents })).error).toBeNull();
    expect(await amountOf(deal)).toMatchObject({ ...offered, amount_reason: null });
    const { id: estimated } = await newDeal();
    await set(String(estimated), { once_cents: 700, amount_reason: 'No proposal yet' });
    expect(await amountOf(String(estimated))).toMatchObject({
      once_cents: 700,
      amount_reason: null,
    });
  });

  it('is the accepted one, also if the deal was dragged to Won with another before', async () => {
    const proposal = await offer();
    await set(proposal.deal, { stage: 'won', once_cents: 1, amount_reason: 'A guess' });
    const { code: given } = await code(proposal);
    expect(await accept(proposal.id, given)).toBe('stored');
    expect(await amountOf(proposal.deal)).toMatchObject({
      ...offered,
      stage: 'won',
      amount_reason: null,
    });
  });
});

describe('staff', () => {
  it('see proposals of their own deals, and only leaders can write', async () => {
    const own = await sent();
    const other = await sent(accounts.member2.id);
    const ids = [own.id, other.id];
    for (const table of ['proposal_versions', 'proposal_questions'] as const) {
      const { data } = await member.from(table).select('proposal_id').in('proposal_id', [other.id]);
      expect(data).toEqual([]);
    }
    const { data } = await member.from('proposals').select('id').in('id', ids);
    expect(data).toEqual([{ id: own.id }]);
    const send = await member.rpc('send_proposal', { proposal: own.id, version: 1 });
    expect(send.error?.code).toBe('42501');
    const withdraw = await member.rpc('withdraw_proposal', { proposal: own.id });
    expect(withdraw.error?.code).toBe('42501');
  });

  it('answer a question once, as leader or owner of the deal, and the answer is emailed', async () => {
    const own = await sent();
    const other = await sent(accounts.member2.id);
    const ask = async (proposal: string) => {
      await server
        .rpc('ask_proposal_question', {
          proposal,
          version: 1,
          passage: 'What you get',
          question: 'Why?',
        })
        .throwOnError();
      const [row] = await stack.sql(
        'select id from public.proposal_questions where proposal_id = $1::uuid',
        [proposal],
      );
      return String(row?.id);
    };
    const mine = await ask(own.id);
    const hidden = await ask(other.id);
    const refused = await member.rpc('answer_proposal_question', { question: hidden, answer: 'x' });
    expect(refused.error?.code).toBe('42501');
    const answer = { question: mine, answer: 'Because.' };
    expect((await member.rpc('answer_proposal_question', answer)).data).toBe('stored');
    expect((await leader.rpc('answer_proposal_question', answer)).data).toBe('answered');
    expect(await mails(own.id)).toContainEqual({
      topic: 'proposal.answer',
      recipient: own.email,
    });
  });

  it('can withdraw a proposal with its link', async () => {
    const { id } = await sent();
    expect((await leader.rpc('withdraw_proposal', { proposal: id })).data).toBe('withdrawn');
    const links = await stack.sql(
      'select revoked_at is null as opens from public.access_links where subject_id = $1::uuid',
      [id],
    );
    expect(links).toEqual([{ opens: false }]);
    expect(await accept(id, crypto.randomUUID())).toBe('closed');
  });
});

describe('an acceptance', () => {
  it('succeeds once of twenty concurrent requests: one won deal, one email each', async () => {
    const proposal = await sent();
    const given = await code(proposal);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => accept(proposal.id, given.code)),
    );
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(19);
    const [row] = await stack.sql(
      `select d.stage, c.stage as client, d.once_cents, (select count(*)::int from public.proposal_acceptances a where a.proposal_id = p.id) as acceptances
       from public.proposals p join public.deals d on d.id = p.deal_id join public.clients c on c.id = d.client_id
       where p.id = $1::uuid`,
      [proposal.id],
    );
    expect(row).toMatchObject({ stage: 'won', client: 'client', acceptances: 1 });
    expect(Number(row?.once_cents)).toBe(100);
    expect((await mails(proposal.id)).map(({ topic }) => topic)).toEqual([
      'proposal.code',
      'proposal.receipt',
      'proposal.receipt_copy',
      'proposal.sent',
    ]);
    expect(await events(proposal.id)).toEqual(['proposal.sent', 'proposal.accepted']);
    const won = await stack.sql(
      "select type from public.events where record_id = $1::uuid and type = 'deal.won'",
      [proposal.deal],
    );
    expect(won).toHaveLength(1);
  });

  it('notifies leaders and the owner of the deal', async () => {
    const proposal = await sent();
    const { code: given } = await code(proposal);
    await accept(proposal.id, given);
    const told = await stack.sql(
      `select n.user_id from public.notifications n where n.kind = 'proposal_accepted' and n.record_id = $1::uuid`,
      [proposal.deal],
    );
    const people = told.map(({ user_id }) => user_id);
    expect(people).toContain(accounts.leader.id);
    expect(people).toContain(accounts.member.id);
  });

  it('is locked for 15 minutes after five wrong codes, for the right one too', async () => {
    const proposal = await sent();
    const { code: given } = await code(proposal);
    const outcomes: unknown[] = [];
    for (let attempt = 1; attempt <= 5; attempt++) {
      outcomes.push(await accept(proposal.id, given, false));
    }
    expect(outcomes).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'resting']);
    expect(await accept(proposal.id, given)).toBe('resting');
    expect((await code(proposal)).outcome).toBe('resting');
    await stack.sql(
      "update public.proposals set rests_until = now() - interval '1 second' where id = $1::uuid",
      [proposal.id],
    );
    expect(await accept(proposal.id, given)).toBe('stored');
  });

  it.each([
    [
      'the code is older than 10 minutes',
      "update public.proposal_codes set expires_at = now() - interval '1 second' where proposal_id = $1::uuid",
      'expired',
    ],
    [
      'the proposal has ended',
      "alter table public.proposal_versions disable trigger prepare; update public.proposal_versions set valid_until = '2020-01-01' where proposal_id = '$id'; alter table public.proposal_versions enable trigger prepare",
      'ended',
    ],
    [
      'it was declined',
      "update public.proposals set status = 'declined', answered_at = now() where id = $1::uuid",
      'closed',
    ],
  ])('is rejected when %s', async (_, sql, outcome) => {
    const proposal = await sent();
    const { code: given } = await code(proposal);
    for (const statement of sql.split('; ')) {
      await stack.sql(
        statement.replace('$id', proposal.id),
        statement.includes('$1') ? [proposal.id] : [],
      );
    }
    expect(await accept(proposal.id, given)).toBe(outcome);
  });

  it('needs the newest code, and accepts no code of another proposal', async () => {
    const proposal = await sent();
    const old = await code(proposal);
    await code(proposal);
    expect(await accept(proposal.id, old.code)).toBe('expired');
    const other = await sent();
    expect(await accept(proposal.id, (await code(other)).code)).toBe('expired');
  });

  it('can never be changed', async () => {
    const proposal = await sent();
    await accept(proposal.id, (await code(proposal)).code);
    for (const sql of [
      'update public.proposal_acceptances set name = name where proposal_id = $1::uuid',
      "update public.proposal_acceptances set erased_at = now(), text_sha256 = repeat('0', 64) where proposal_id = $1::uuid",
      'delete from public.proposal_acceptances where proposal_id = $1::uuid',
    ]) {
      await expect(stack.sql(sql, [proposal.id])).rejects.toThrow('An acceptance');
    }
    const { error } = await server
      .from('proposal_acceptances')
      .update({ name: 'Other' })
      .eq('proposal_id', proposal.id);
    expect(error?.code).toBe('42501');
  });

  it('remains after its person is erased, with amounts and hash but no name', async () => {
    const proposal = await sent();
    await accept(proposal.id, (await code(proposal)).code);
    const { data: found } = await leader.rpc('export_person', { address: proposal.email });
    expect(JSON.stringify(found)).toContain('"kind":"acceptance"');
    const { data } = await leader.rpc('erase_person', { address: proposal.email });
    expect(data).toMatchObject({ outcome: 'erased' });
    const [kept] = await stack.sql(
      'select to_jsonb(a) as row from public.proposal_acceptances a where a.proposal_id = $1::uuid',
      [proposal.id],
    );
    expect(kept?.row).toMatchObject({
      email: expect.stringMatching(/^erased-[0-9a-f]{16}$/),
      text_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      ip: null,
      agent: null,
    });
    const [version] = await stack.sql(
      `select v.recipient_name, v.recipient_email, v.text_sha256, v.once_cents::int, d.stage, d.once_cents::int as deal_cents
       from public.proposal_versions v
       join public.proposals p on p.id = v.proposal_id
       join public.deals d on d.id = p.deal_id
       where p.id = $1::uuid`,
      [proposal.id],
    );
    expect(version).toEqual({
      recipient_name: expect.stringMatching(/^erased-[0-9a-f]{16}$/),
      recipient_email: expect.stringMatching(/@erased\.invalid$/),
      text_sha256: Object(kept?.row).text_sha256,
      once_cents: 100,
      stage: 'won',
      deal_cents: 100,
    });
    for (const [table, column] of [
      ['proposal_codes', 'proposal_id'],
      ['access_links', 'subject_id'],
      ['outbox', 'record_id'],
    ]) {
      expect(
        await stack.sql(`select 1 from public.${table} where ${column} = $1::uuid`, [proposal.id]),
      ).toEqual([]);
    }
    const [named] = await stack.sql(
      "select count(*)::int as entries from public.audit_log where concat(before, after) like '%' || $1 || '%'",
      [proposal.email],
    );
    expect(named?.entries).toBe(0);
  });
});

describe('the reminder', () => {
  const remind = async (id: string) => {
    await server.rpc('queue_proposal_reminders').throwOnError();
    return (await mails(id)).filter(({ topic }) => topic === 'proposal.reminder').length;
  };

  it('is sent once, if enabled and the proposal was seen but not answered in time', async () => {
    const unseen = await sent(undefined, { remind_after_days: 3 });
    const unchosen = await sent();
    const early = await sent(undefined, { remind_after_days: 3 });
    const due = await sent(undefined, { remind_after_days: 3 });
    for (const { id } of [unchosen, early, due]) {
      await server.rpc('see_proposal', { proposal: id, version: 1 }).throwOnError();
    }
    for (const { id } of [unseen, unchosen, due]) {
      await stack.sql(
        "update public.proposals set sent_at = now() - interval '4 days' where id = $1::uuid",
        [id],
      );
    }
    expect(await remind(due.id)).toBe(1);
    expect(await remind(due.id)).toBe(1);
    for (const { id } of [unseen, unchosen, early]) expect(await remind(id)).toBe(0);
  });
});

describe('a contact’s request', () => {
  it('cannot decline an accepted proposal or an older version', async () => {
    const decline = async (proposal: string, version: number) => {
      const { data } = await server
        .rpc('decline_proposal', { proposal, version, reason: 'Not now' })
        .throwOnError();
      return data.outcome;
    };
    const accepted = await sent();
    expect(await accept(accepted.id, (await code(accepted)).code)).toBe('stored');
    expect(await decline(accepted.id, 1)).toBe('accepted');
    const replaced = await sent();
    await save(replaced.deal);
    await send(replaced.id, 2);
    expect(await decline(replaced.id, 1)).toBe('changed');
    expect(await decline(replaced.id, 2)).toBe('declined');
  });

  it('is limited to five codes an hour and twenty questions', async () => {
    const proposal = await sent();
    for (let nth = 1; nth <= 5; nth++) expect((await code(proposal)).outcome).toBe('sent');
    expect((await code(proposal)).outcome).toBe('limited');
    const ask = async () => {
      const question = { passage: 'Terms', question: 'Why half?' };
      const { data } = await server
        .rpc('ask_proposal_question', { proposal: proposal.id, version: 1, ...question })
        .throwOnError();
      return data.outcome;
    };
    for (let nth = 1; nth <= 20; nth++) expect(await ask()).toBe('asked');
    expect(await ask()).toBe('limited');
  });
});
