// @module-tag erasure

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';
import { place, proposalContent, samplesOf } from './samples.ts';
import { withoutPlaybooks } from './without.ts';

let stack: TestStack;
let leader: Client;

beforeAll(async () => {
  stack = await startTestStack();
  await withoutPlaybooks(stack);
  leader = await signIn(stack, accounts.leader.email);
  // No delivery is pending, as a minute after the last form.
  await stack.sql(
    "update public.outbox set status = 'delivered' where status in ('pending', 'held')",
  );
});
afterAll(() => stack?.stop());

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

/** Sums shown on screens, reports and public pages, each as one row. */
const SUMS = {
  deals:
    'select stage, source, company_id, count(*), sum(once_cents), sum(month_cents), min(closed_at) from public.deals group by 1, 2, 3',
  stages:
    'select from_stage, to_stage, lost_reason, count(*) from public.deal_stages group by 1, 2, 3',
  versions:
    'select count(*), sum(once_cents), sum(month_cents), string_agg(text_sha256, $$ $$ order by id) from public.proposal_versions',
  acceptances:
    'select number, version, text_sha256, accepted_at, once_cents, month_cents from public.proposal_acceptances',
  payments:
    'select e.course_id, p.currency, p.state, p.paid_on, count(*), sum(p.amount) from public.course_payments p join public.enrolments e on e.id = p.enrolment_id group by 1, 2, 3, 4',
  courses: 'select id, students_count, ratings_count, rating from public.courses',
  progress: 'select course_id, progress, completed_at from public.enrolments where not waits',
  webinars:
    // The seat of an upcoming webinar is released; nothing changes in a webinar that has begun.
    'select w.id, case when w.starts_at <= now() then w.registered_count end, w.attendees, public.webinar_funnel(w.id) from public.webinars w',
  contacts: 'select stage, company_id, count(*), sum(value) from public.clients group by 1, 2',
  results: 'select id, value, unit from public.figures',
  touches: 'select kind, channel_class, count(*) from public.touches group by 1, 2',
} as const;

/** Every business figure: tiles of 7, 30, 90 and other days, pipeline, forecast, reports, public counts. */
async function figures() {
  const ranges = [7, 30, 90, 3, 400].map(async (days) => {
    const { data } = await leader
      .rpc('leader_figures', {
        compared_from: day(2 * days),
        first_day: day(days),
        last_day: day(0),
      })
      .throwOnError();
    const { figures: daily, funnel, reply_time } = data;
    return { daily, funnel, reply_time };
  });
  const { data: issues } = await leader.from('newsletter_issues').select('id').throwOnError();
  const { data: dashboard } = await leader.rpc('leader_dashboard').throwOnError();
  const { pipeline, won } = dashboard;
  const [tiles, forecast, letters, proof, ...sums] = await Promise.all([
    Promise.all(ranges),
    leader.rpc('deal_forecast').throwOnError(),
    leader.rpc('newsletter_counts', { issue_ids: issues.map(({ id }) => id) }).throwOnError(),
    service(stack).rpc('proof_figures', { at: new Date(Date.now() + 60_000).toISOString() }),
    ...Object.entries(SUMS).map(async ([name, statement]) => [
      name,
      (await stack.sql(`select to_jsonb(s)::text as row from (${statement}) s`))
        .map(({ row }) => String(row))
        .toSorted(),
    ]),
  ]);
  const { days, tries, bookings } = proof.data;
  const measured = days.map(({ day: on, total, delivered }: Record<string, unknown>) => [
    on,
    total,
    delivered,
  ]);
  return {
    tiles,
    pipeline,
    won,
    forecast: forecast.data,
    letters: letters.data,
    proof: { measured, tries, bookings },
    ...Object.fromEntries(sums),
  };
}

const person = fc.record({
  once: fc.integer({ min: 1, max: 9_000_000 }),
  month: fc.integer({ min: 0, max: 90_000 }),
  stage: fc.constantFrom('new', 'proposal', 'won', 'lost'),
  answered: fc.boolean(),
  works: fc.boolean(),
  paid: fc.option(fc.integer({ min: 1, max: 900 })),
  back: fc.integer({ min: 1, max: 60 }),
  rated: fc.boolean(),
});
type Person = typeof person extends fc.Arbitrary<infer Value> ? Value : never;

const self = { id: accounts.leader.id, isSelf: true };
const sampleOf = async (table: string) => (await samplesOf(stack)[table]?.row(self)) ?? {};

/** Adds a person with a record of each kind, and returns their email address. */
async function add({ once, month, stage, answered, works, paid, back, rated }: Person) {
  const email = `${crypto.randomUUID()}@generated.example`;
  const company = works ? await place(stack, 'companies', { name: crypto.randomUUID() }) : null;
  const at = `${day(back)}T15:00:00Z`;
  const names = { firstname: 'Wilhelmina', lastname: 'Quigg', email };
  const client = await place(stack, 'clients', { ...names, company_id: company?.id ?? null });
  const start = Date.UTC(1993, 0, 1 + Math.floor(Math.random() * 9000), 15);
  await place(stack, 'consultation_bookings', {
    ...names,
    company: 'Quigg Mills',
    client_id: client.id,
    preferreddate: new Date(start).toISOString(),
    ends_at: new Date(start + 1_800_000).toISOString(),
    requestdate: at,
    replied_at: answered ? `${day(back - 1)}T16:00:00Z` : null,
    channel: { source: 'quigg', medium: 'cpc' },
  });
  const deal = await place(stack, 'deals', {
    title: 'Quigg Mills: Wilhelmina Quigg',
    client_id: client.id,
    once_cents: once,
    month_cents: month,
    stage: 'new',
  });
  const { data } = await leader
    .rpc('save_proposal', {
      deal: deal.id,
      content: { ...proposalContent, intro: 'Dear Wilhelmina Quigg' },
      terms_version: '2026-11',
      valid_until: '2040-01-01',
    })
    .throwOnError();
  if (stage !== 'new') {
    await leader.rpc('send_proposal', { proposal: data.id, version: 1 }).throwOnError();
  }
  if (stage === 'won') {
    const asked = { proposal: data.id, version: 1, name: 'Wilhelmina Quigg', email };
    await service(stack).rpc('request_proposal_code', asked).throwOnError();
    const [code] = await stack.sql(
      'select id from public.proposal_codes where proposal_id = $1::uuid',
      [data.id],
    );
    const given = {
      proposal: data.id,
      code: code?.id,
      matches: true,
      ip: '192.0.2.1',
      agent: 'Test',
    };
    await service(stack).rpc('accept_proposal', given).throwOnError();
  } else if (stage === 'lost') {
    await leader.from('deals').update({ stage, lost_reason: 'price' }).eq('id', deal.id);
  }
  await place(stack, 'webinar_registrations', {
    ...(await sampleOf('webinar_registrations')),
    ...names,
    registrationdate: at,
  });
  const enrolment = await place(stack, 'enrolments', {
    ...(await sampleOf('enrolments')),
    name: 'Wilhelmina Quigg',
    email,
    created_at: at,
  });
  if (rated) {
    // Its progress is computed from lessons, and no lesson of the course is completed.
    await stack.sql('alter table public.enrolments disable trigger count_progress_again');
    await stack.sql(
      "update public.enrolments set completed_at = now(), rating = 4, rated_at = now(), review = 'I, Wilhelmina, liked it.', review_state = 'published' where id = $1::uuid",
      [String(enrolment.id)],
    );
    await stack.sql('alter table public.enrolments enable trigger count_progress_again');
  }
  if (paid) {
    const payment = {
      enrolment: enrolment.id,
      number: `Q-${email}`,
      amount: paid,
      paid_on: day(back),
    };
    await leader.rpc('record_payment', payment).throwOnError();
  }
  await place(stack, 'blog_subscriptions', {
    email,
    created_at: at,
    confirmed_at: at,
    policy_version: '2026-11-24',
  });
  await place(stack, 'enquiries', {
    name: 'Wilhelmina Quigg',
    email,
    message: 'What does it cost?',
  });
  return email;
}

describe('erasing a person', () => {
  it('changes no business figure, whoever it is', async () => {
    const generated = [];
    for (const one of fc.sample(person, 5)) generated.push(await add(one));
    await stack.sql(
      "update public.outbox set status = 'delivered' where status in ('pending', 'held')",
    );
    const seeded = await stack.sql(`
      select distinct lower(email) as email from (
        select email from public.clients union select email from public.consultation_bookings
        union select email from public.webinar_registrations union select email from public.enrolments
        union select email from public.blog_subscriptions
      ) e where email not like '%@generated.example'`);
    const some =
      fc.sample(fc.shuffledSubarray(seeded.map(({ email }) => String(email))), 1)[0] ?? [];
    const clients = await stack.sql(
      "select email from public.clients where stage in ('client', 'past') and email not like '%@generated.example'",
    );
    const before = await figures();
    const people = [
      ...generated,
      ...clients.map(({ email }) => String(email)),
      ...some.slice(0, 8),
    ];
    for (const address of new Set(people)) {
      const { data } = await leader.rpc('erase_person', { address }).throwOnError();
      expect(data, address).toMatchObject({ outcome: 'erased' });
      expect(await figures(), address).toEqual(before);
    }
    const named = await stack.sql(
      `select 1 from public.proposal_versions v where concat(v.content, v.text) ~ 'Wilhelmina|Quigg,'
       union all select 1 from public.deals d where d.title ~ 'Wilhelmina'
       union all select 1 from public.enrolments e where concat(e.name, e.review) ~ 'Wilhelmina'`,
    );
    expect(named).toEqual([]);
  }, 180_000);

  it('keeps the deal with the company, as the preview says', async () => {
    const email = await add({
      once: 100,
      month: 0,
      stage: 'won',
      answered: true,
      works: true,
      paid: 20,
      back: 3,
      rated: false,
    });
    const { data: preview } = await leader
      .rpc('preview_erasure', { address: email })
      .throwOnError();
    expect(preview).toMatchObject({
      records: { deal: 1, proposal: 1, acceptance: 1, course_payment: 1 },
      kept: { won_cents: 700, open_cents: 0, companies: [expect.any(String)] },
    });
    const { data: client } = await leader.from('clients').select('id').eq('email', email).single();
    await leader.rpc('erase_person', { address: email }).throwOnError();
    const { data: deal } = await leader
      .from('deals')
      .select(
        'stage, title, brief, year_cents, companies(name), clients(firstname, lastname, phone)',
      )
      .eq('client_id', client?.id)
      .single()
      .throwOnError();
    expect(deal).toMatchObject({
      stage: 'won',
      year_cents: 700,
      companies: { name: preview.kept.companies[0] },
      clients: { firstname: 'Erased', lastname: 'person', phone: null },
    });
  });

  it('sends no email and records no event', async () => {
    const email = await add({
      once: 100,
      month: 0,
      stage: 'proposal',
      answered: false,
      works: false,
      paid: null,
      back: 2,
      rated: true,
    });
    const [upcoming] = await stack.sql(
      "update public.consultation_bookings set preferreddate = '2044-02-01T15:00:00Z', ends_at = '2044-02-01T15:30:00Z' where email = $1 returning id",
      [email],
    );
    const count = async () =>
      (
        await stack.sql(
          "select (select count(*)::int from public.events) as events, (select count(*)::int from public.outbox where status = 'pending') as mails",
        )
      )[0];
    await stack.sql(
      "update public.outbox set status = 'delivered' where status in ('pending', 'held')",
    );
    const before = await count();
    await leader.rpc('erase_person', { address: email }).throwOnError();
    expect(await count()).toEqual(before);
    const [booking] = await stack.sql(
      'select status, email from public.consultation_bookings where id = $1::uuid',
      [String(upcoming?.id)],
    );
    expect(booking).toMatchObject({
      status: 'cancelled',
      email: `erased-${upcoming?.id}@erased.invalid`,
    });
    // A later change of the record sends them no email either.
    await leader.rpc('reopen_booking', { booking_id: upcoming?.id });
    const mails = await stack.sql(
      "select 1 from public.outbox where recipient like '%@erased.invalid' and status = 'pending'",
    );
    expect(mails).toEqual([]);
  });
});

describe('deals after other deletions', () => {
  it.each(['clients', 'companies', 'consultation_bookings'])(
    'are kept when %s are deleted',
    async (table) => {
      const email = await add({
        once: 100,
        month: 0,
        stage: 'won',
        answered: true,
        works: true,
        paid: null,
        back: 3,
        rated: false,
      });
      const { data: client } = await leader
        .from('clients')
        .select('id, company_id')
        .eq('email', email)
        .single()
        .throwOnError();
      const { data: deal } = await leader
        .from('deals')
        .select('id')
        .eq('client_id', client.id)
        .single()
        .throwOnError();
      const id = {
        clients: client.id,
        companies: client.company_id,
        consultation_bookings: (
          await leader.from('consultation_bookings').select('id').eq('email', email).single()
        ).data?.id,
      }[table];
      const before = await figures();
      await leader.from(table).delete().eq('id', id).throwOnError();
      const after = await figures();
      expect(after.forecast).toEqual(before.forecast);
      expect(after.acceptances).toEqual(before.acceptances);
      expect(after.stages).toEqual(before.stages);
      const { data: kept } = await leader
        .from('deals')
        .select('stage, year_cents, company_id, client_id')
        .eq('id', deal.id)
        .single();
      expect(kept).toEqual({
        stage: 'won',
        year_cents: 700,
        company_id: table === 'companies' ? null : client.company_id,
        client_id: table === 'clients' ? null : client.id,
      });
      await leader.rpc('restore_deleted', { table_name: table, record_ids: [id] }).throwOnError();
      const { data: again } = await leader
        .from('deals')
        .select('company_id, client_id')
        .eq('id', deal.id)
        .single();
      expect(again).toEqual({ company_id: client.company_id, client_id: client.id });
    },
  );

  it('are kept without the person when retention deletes a lead', async () => {
    const email = await add({
      once: 100,
      month: 0,
      stage: 'lost',
      answered: false,
      works: true,
      paid: null,
      back: 9,
      rated: false,
    });
    const { data: client } = await leader
      .from('clients')
      .select('id')
      .eq('email', email)
      .single()
      .throwOnError();
    const { data: deal } = await leader
      .from('deals')
      .select('id, company_id')
      .eq('client_id', client.id)
      .single()
      .throwOnError();
    const old = "now() - interval '900 days'";
    await stack.sql('alter table public.clients disable trigger set_updated_at; ');
    await stack.sql('alter table public.deals disable trigger set_updated_at');
    await stack.sql(`update public.touches set at = ${old} where client_id = $1::uuid`, [
      client.id,
    ]);
    await stack.sql(`delete from public.consultation_bookings where client_id = $1::uuid`, [
      client.id,
    ]);
    await stack.sql(`update public.deals set updated_at = ${old} where id = $1::uuid`, [deal.id]);
    await stack.sql(`update public.clients set updated_at = ${old} where id = $1::uuid`, [
      client.id,
    ]);
    await stack.sql('alter table public.clients enable trigger set_updated_at');
    await stack.sql('alter table public.deals enable trigger set_updated_at');
    const { data: run } = await service(stack)
      .rpc('run_retention', { run: crypto.randomUUID(), batch: 500 })
      .throwOnError();
    expect(run.removed.leads).toBe(1);
    const { data: kept } = await leader
      .from('deals')
      .select('title, year_cents, company_id, client_id')
      .eq('id', deal.id)
      .single()
      .throwOnError();
    expect(kept).toMatchObject({ year_cents: 700, company_id: deal.company_id, client_id: null });
    expect(kept.title).not.toMatch('Wilhelmina');
    const [version] = await stack.sql(
      'select v.recipient_name, v.content::text as content from public.proposal_versions v join public.proposals p on p.id = v.proposal_id where p.deal_id = $1::uuid',
      [deal.id],
    );
    expect(JSON.stringify(version)).not.toMatch('Wilhelmina');
  });
});
