// @module-tag erasure

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';
import { choicesOf, type Person, placePerson, somePeople, tablesOfPeople } from './persons.ts';
import { place, samplesOf } from './samples.ts';
import { fill, textColumns, tracesIn } from './traces.ts';
import { withoutPlaybooks } from './without.ts';

let stack: TestStack;
let leader: Client;
let samples: ReturnType<typeof samplesOf>;

beforeAll(async () => {
  stack = await startTestStack();
  await withoutPlaybooks(stack);
  samples = samplesOf(stack);
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

/** Retries once if a connection ended while the database was busy. */
async function erase(address: string) {
  const ask = () => leader.rpc('erase_person', { address }).throwOnError();
  return (await ask().then(null, ask)).data;
}
const traces = ({ traces: parts }: Person) => tracesIn(stack, parts);

/** Removes the files of erased applications, like the site. */
async function removeFiles() {
  const { data } = await service(stack).rpc('orphaned_cvs').throwOnError();
  await stack.sql(
    "delete from storage.objects where bucket_id = 'cvs' and name = any (string_to_array($1, '|'))",
    [data.join('|')],
  );
}

/** Puts a person into every text of one row in each of the other tables that can contain a name. */
async function mention(
  { texts }: Person,
  placed: Awaited<ReturnType<typeof placePerson>>['placed'],
) {
  for (const [table, columns] of Map.groupBy(await textColumns(stack), (one) => one.table)) {
    const sample = samples[table];
    if (table === 'audit_log' || sample?.standing) continue;
    if (!sample) throw new Error(`No sample for ${table}`);
    const own = placed.find((one) => one.table === table);
    const key = sample.key?.[0] ?? 'id';
    const row =
      own?.row ??
      (await place(stack, table, await sample.row({ id: accounts.member.id, isSelf: true })));
    for (const column of columns) {
      if (!/email|recipient|cv_path|^(first|last)?name$/.test(column.name) || !own) {
        await fill(stack, table, [key, row[key]], column, texts);
      }
    }
  }
}

describe('a person with a record of every kind in every state', () => {
  it('leaves nothing in any column, file or log once erased', async () => {
    const people = somePeople(4);
    const placed = [];
    for (const [nth, person] of people.entries()) {
      const records = await placePerson(stack, samples, person, {
        nth,
        kinds: nth === 0 ? 'all' : 'single',
      });
      placed.push(...records.placed);
      if (nth === 0) await mention(person, records.placed);
    }
    const tables = new Set(placed.map(({ table }) => table));
    expect((await tablesOfPeople(stack)).filter((table) => !tables.has(table))).toEqual([]);
    const absent = [];
    for (const { table, column, values } of await choicesOf(stack)) {
      if (!tables.has(table)) continue;
      const ids = placed.filter((one) => one.table === table).map(({ key, row }) => row[key]);
      const key = placed.find((one) => one.table === table)?.key;
      const rows = await stack.sql(
        `select distinct ${column}::text as value from public.${table} where ${key}::text = any (string_to_array($1, '|'))`,
        [ids.join('|')],
      );
      const stored = rows.map(({ value }) => String(value));
      absent.push(
        ...values.filter((one) => !stored.includes(one)).map((one) => `${table}.${column}: ${one}`),
      );
    }
    expect(absent).toEqual([]);

    for (const person of people) {
      expect((await traces(person)).length).toBeGreaterThan(10);
      expect(await erase(person.email), person.name).toMatchObject({ outcome: 'erased' });
      await removeFiles();
      expect(await traces(person), person.name).toEqual([]);
    }
    const kept = await stack.sql(
      'select count(*)::int as payments, sum(amount)::int as amount from public.course_payments where enrolment_id::text = any (string_to_array($1, $2))',
      [
        placed
          .filter(({ table }) => table === 'enrolments')
          .map(({ row }) => row.id)
          .join('|'),
        '|',
      ],
    );
    expect(kept).toEqual([{ payments: 7, amount: 7 * 149 }]);
  }, 300_000);

  it('leaves nothing when a leader deleted each record before, and none can be restored', async () => {
    const [person] = somePeople(1);
    if (!person) throw new Error('No person');
    const { placed } = await placePerson(stack, samples, person, { nth: 6 });
    const deletable = [
      'client_notes',
      'tasks',
      'clients',
      'consultation_bookings',
      'webinar_registrations',
      'enrolments',
      'enquiries',
      'job_applications',
      'blog_subscriptions',
      'deals',
    ];
    for (const table of deletable) {
      const ids = placed.filter((one) => one.table === table).map(({ row }) => row.id);
      await leader.from(table).delete().in('id', ids).throwOnError();
    }
    await erase(person.other);
    await removeFiles();
    expect(await traces(person)).toEqual([]);
    for (const table of deletable) {
      const ids = placed.filter((one) => one.table === table).map(({ row }) => row.id);
      const { data } = await leader.rpc('restore_deleted', {
        table_name: table,
        record_ids: ids.slice(0, 1),
      });
      // The tasks are work of staff, and are restored without the person.
      expect(data, table).toMatchObject({ outcome: table === 'tasks' ? 'restored' : 'not_found' });
    }
    expect(await traces(person)).toEqual([]);
  }, 120_000);
});

const factsOf = (client: unknown) =>
  stack.sql(
    `select d.stage, d.lost_reason, d.once_cents, d.company_id, d.closed_at, p.status, v.text_sha256
     from public.deals d left join public.proposals p on p.deal_id = d.id left join public.proposal_versions v on v.proposal_id = p.id
     where d.id = any (select (l.record_id)::uuid from public.audit_log l where l.table_name = 'deals' and l.action = 'insert' and l.after ->> 'client_id' = $1)
     order by d.id`,
    [String(client)],
  );

describe('a contact deleted by a leader', () => {
  it('is erased by any of its emails, and its deals stay', async () => {
    for (const by of ['email', 'other'] as const) {
      const [person] = somePeople(1);
      if (!person) throw new Error('No person');
      const { client } = await placePerson(stack, samples, person, {
        kinds: 'lead',
        nth: by === 'email' ? 1 : 2,
      });
      const before = await factsOf(client.id);
      expect(before.length).toBeGreaterThan(3);
      await leader.from('clients').delete().eq('id', client.id).throwOnError();
      await erase(person[by]);
      expect(await traces(person)).toEqual([]);
      const deals = await stack.sql(
        'select once_cents, stage, company_id from public.deals where company_id = $1::uuid',
        [String(client.company_id)],
      );
      expect(deals).toHaveLength(before.length);
    }
  }, 120_000);

  it('is erased from remaining records before its audit entries expire', async () => {
    const [person] = somePeople(1);
    if (!person) throw new Error('No person');
    const { client } = await placePerson(stack, samples, person, { kinds: 'lead', nth: 3 });
    await leader.from('clients').delete().eq('id', client.id).throwOnError();
    await stack.sql("select private.expire_audit('2200-01-01', 1000000)");
    const left = (await traces(person)).filter((one) => /^(deals|task|proposal)/.test(one));
    expect(left).toEqual([]);
    const [deals] = await stack.sql(
      'select count(*)::int as count, sum(once_cents)::int as cents from public.deals where company_id = $1::uuid',
      [String(client.company_id)],
    );
    expect(deals).toEqual({ count: 6, cents: 600 });
  }, 120_000);
});

/** Backdates the rows of these tables, as if nothing had happened since. */
async function age(placed: { table: string; key: string; row: Record<string, unknown> }[]) {
  const old = "now() - interval '1000 days'";
  const columns: Record<string, string> = {
    clients: 'updated_at',
    client_notes: 'updated_at',
    consultation_bookings: 'updated_at',
    deals: 'updated_at',
    enquiries: 'updated_at',
    estimates: 'created_at',
    job_applications: 'updated_at',
    mail_bounces: 'updated_at',
    replies: 'created_at',
    tasks: 'updated_at',
    touches: 'at',
  };
  for (const { table, row } of placed) {
    const column = columns[table];
    if (!column) continue;
    const start =
      table === 'consultation_bookings'
        ? `, preferreddate = ${old}, ends_at = ${old} + interval '30 minutes', holds_seat = false`
        : '';
    await stack.sql(`do $do$ begin
      perform set_config('session_replication_role', 'replica', true);
      update public.${table} set ${column} = ${old}${start} where id = '${row.id}';
      update public.touches set at = ${old} where record_id = '${row.id}';
    end $do$`);
  }
}

async function retain() {
  // Notifications of staff about it were delivered long ago.
  await stack.sql(
    "update public.outbox set status = 'delivered', delivered_at = now() - interval '400 days' where recipient like '%@techlink.example'",
  );
  for (;;) {
    const { data } = await service(stack)
      .rpc('run_retention', { run: crypto.randomUUID() })
      .throwOnError();
    if (data.outcome === 'complete') return;
  }
}

describe('retention', () => {
  it('deletes all data of a lead except the figures of its deals', async () => {
    const [person] = somePeople(1);
    if (!person) throw new Error('No person');
    const { client, placed } = await placePerson(stack, samples, person, { kinds: 'lead', nth: 4 });
    const before = await factsOf(client.id);
    await age(placed);
    await retain();
    expect(await traces(person)).toEqual([]);
    const [deals] = await stack.sql(
      "select count(*)::int as count, count(*) filter (where stage = 'lost' and lost_reason is not null)::int as lost from public.deals where company_id = $1::uuid",
      [String(client.company_id)],
    );
    expect(deals).toEqual({ count: before.length, lost: before.length });
  }, 120_000);

  it('deletes a request with its contact, counted from the last contact', async () => {
    const [person] = somePeople(1);
    if (!person) throw new Error('No person');
    const { client, placed } = await placePerson(stack, samples, person, { kinds: 'lead', nth: 5 });
    const bookings = async () =>
      (
        await stack.sql('select 1 from public.consultation_bookings where email = $1', [
          person.email,
        ])
      ).length;
    const asked = await bookings();
    await age(placed);
    await stack.sql("update public.clients set stage = 'qualified' where id = $1::uuid", [
      String(client.id),
    ]);
    await retain();
    // An old request of a person with recent contact.
    expect(await bookings()).toBe(asked);
    await age(placed);
    await retain();
    expect(await bookings()).toBe(0);
  }, 120_000);

  it.each([
    ['the name of a person', (name: string) => name, 0],
    ['a name that a form alone knew', () => `Bakery ${crypto.randomUUID()}`, 0],
  ])('removes a company that is %s', async (_, nameOf, left) => {
    const [person] = somePeople(1);
    if (!person) throw new Error('No person');
    const { firstname, lastname, email } = person;
    const company = nameOf(person.name);
    await place(stack, 'consultation_bookings', {
      ...{ firstname, lastname, email, company },
      preferreddate: '2049-03-01T15:00:00Z',
    });
    const companies = () => stack.sql('select id from public.companies where name = $1', [company]);
    expect(await companies()).toHaveLength(1);
    const [client] = await stack.sql('select id from public.clients where email = $1', [email]);
    const [booking] = await stack.sql(
      'select id from public.consultation_bookings where email = $1',
      [email],
    );
    await age([
      { table: 'clients', key: 'id', row: client ?? {} },
      { table: 'consultation_bookings', key: 'id', row: booking ?? {} },
    ]);
    await retain();
    expect(await companies()).toHaveLength(left);
    expect(await traces(person)).toEqual([]);
  });
});

describe('an erasure', () => {
  it('removes the name of a private person from the company that a form created, and keeps its deals', async () => {
    const [person] = somePeople(1);
    if (!person) throw new Error('No person');
    const { firstname, lastname, email } = person;
    for (const [at, company] of [lastname, `Dr. ${firstname}`].entries()) {
      await place(stack, 'consultation_bookings', {
        ...{ firstname, lastname, email, company },
        preferreddate: `2049-04-0${at + 1}T15:00:00Z`,
      });
    }
    const [client] = await stack.sql('select id, company_id from public.clients where email = $1', [
      email,
    ]);
    await place(stack, 'deals', { title: 'Set-up', client_id: client?.id, once_cents: 500 });
    await erase(email);
    expect(await traces(person)).toEqual([]);
    const [deal] = await stack.sql(
      'select d.once_cents, f.name from public.deals d join public.companies f on f.id = d.company_id where d.client_id = $1::uuid',
      [String(client?.id)],
    );
    expect(deal).toMatchObject({ once_cents: 500, name: expect.stringMatching(/^Erased person/) });
  });

  it('finds former names and phone numbers, also of a merged contact, when the log has expired', async () => {
    const [person, other] = somePeople(2);
    if (!person || !other) throw new Error('No person');
    const add = ({ firstname, lastname, email, phone }: Person) =>
      place(stack, 'clients', { firstname, lastname, email, phone });
    const [kept, merged] = [await add(person), await add(other)];
    for (const { texts } of [person, other]) {
      await place(stack, 'tasks', {
        title: texts[2],
        description: texts[3],
        created_by: accounts.leader.id,
      });
    }
    const renamed = { lastname: 'Erasedlater', phone: '+49 30 000 0000' };
    await leader.from('clients').update(renamed).eq('id', kept.id).throwOnError();
    await leader.rpc('merge_clients', { kept: kept.id, merged: merged.id }).throwOnError();
    await stack.sql("select private.expire_audit('2200-01-01', 1000000)");
    await erase(person.email);
    expect(await traces(person)).toEqual([]);
    expect(await traces(other)).toEqual([]);
  });

  it('offers an upcoming seat to the next person on the waitlist, and keeps the figures', async () => {
    const [person, next] = somePeople(2);
    if (!person || !next) throw new Error('No person');
    const webinar = await place(stack, 'webinars', {
      ...(await samples.webinars?.row({ id: '', isSelf: true })),
      starts_at: '2046-03-04T16:00:00Z',
      capacity: 1,
    });
    const names = ({ firstname, lastname, email }: Person) => ({ firstname, lastname, email });
    await place(stack, 'webinar_registrations', {
      ...names(person),
      webinarid: webinar.id,
      webinartitle: 'Full',
    });
    const waiting = await place(stack, 'webinar_waitlist', {
      ...names(next),
      webinarid: webinar.id,
    });
    const funnel = async () =>
      (await leader.rpc('webinar_funnel', { webinar_id: webinar.id })).data;
    const before = await funnel();
    await erase(person.email);
    const [seats] = await stack.sql(
      'select registered_count, offered_count, waiting_count from public.webinars where id = $1::uuid',
      [String(webinar.id)],
    );
    expect(seats).toEqual({ registered_count: 0, offered_count: 1, waiting_count: 0 });
    expect(await funnel()).toEqual(before);
    // Records about others are created: the offer, with its email and event.
    const mails = await stack.sql(
      "select topic from public.outbox where recipient = $1 and status = 'pending' order by created_at desc",
      [next.email],
    );
    expect(mails.map(({ topic }) => topic)).toEqual(['webinar.offered']);
    const events = await stack.sql(
      'select type from public.events where record_id = $1::uuid order by id',
      [String(waiting.id)],
    );
    expect(events.map(({ type }) => type)).toContain('registration.offered');
  });

  it('keeps the published review of another person that mentions the name', async () => {
    const [person] = somePeople(1);
    if (!person) throw new Error('No person');
    const enrolment = await place(
      stack,
      'enrolments',
      (await samples.enrolments?.row({ id: '', isSelf: true })) ?? {},
    );
    await stack.sql(`do $do$ begin
      perform set_config('session_replication_role', 'replica', true);
      update public.enrolments set completed_at = now(), rating = 5, rated_at = now(), review = 'Thanks to ${person.name.replaceAll("'", "''")}', review_state = 'published'
      where id = '${enrolment.id}';
    end $do$`);
    const { firstname, lastname, email } = person;
    await place(stack, 'clients', { firstname, lastname, email });
    await erase(email);
    const [review] = await stack.sql(
      'select review, review_state from public.enrolments where id = $1::uuid',
      [String(enrolment.id)],
    );
    expect(review).toMatchObject({
      review: expect.stringMatching(/^Thanks to erased-/),
      review_state: 'published',
    });
  });
});
