import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePdf } from '../local/database/sample-pdf.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';
import { place, type Row, samplesOf } from './samples.ts';
import { fill, textColumns, tracesIn } from './traces.ts';
import { withoutPlaybooks } from './without.ts';

let stack: TestStack;
let leader: Client;

beforeAll(async () => {
  stack = await startTestStack();
  await withoutPlaybooks(stack);
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

const ada = {
  firstname: 'Adaline',
  lastname: 'Lovelace-Quux',
  name: 'Adaline Lovelace-Quux',
  email: 'adaline@quux.example',
  phone: '+1 212 555 7391',
};
const PERSON_TEXTS = [`${ada.name}, ${ada.email}, ${ada.phone}`, ada.email, ada.name, ada.phone];
const traces = (texts: readonly string[]) => tracesIn(stack, texts);

/** Fills each table with the person, and returns the columns that accepted the texts. */
async function fillEverything(): Promise<string[]> {
  const samples = samplesOf(stack);
  const columns = Map.groupBy(await textColumns(stack), ({ table }) => table);
  const filled: string[] = [];
  for (const [table, texts] of columns) {
    if (table === 'audit_log') continue;
    const sample = samples[table];
    if (!sample) throw new Error(`No sample for ${table}`);
    if (sample.standing) continue;
    const row: Row = await sample.row({ id: accounts.member.id, isSelf: true });
    const isOwn = texts.some(({ name }) => name === 'email');
    const placed = await place(stack, table, { ...row, ...(isOwn && { email: ada.email }) });
    const key = sample.key?.[0] ?? 'id';
    for (const column of texts) {
      if (
        column.name === 'email' ||
        (await fill(stack, table, [key, placed[key]], column, PERSON_TEXTS))
      ) {
        filled.push(`${table}.${column.name}`);
      }
    }
    if (!isOwn) continue;
    // The record of another person whose long texts mention this one.
    const other = await place(
      stack,
      table,
      await sample.row({ id: accounts.member.id, isSelf: true }),
    );
    for (const column of texts) {
      if (
        /notes|description|message|source|tags|jobtitle/.test(column.name) &&
        !['webinar_registrations', 'webinar_waitlist'].includes(table)
      ) {
        await fill(stack, table, ['id', other.id], column, PERSON_TEXTS);
      }
    }
  }
  return filled;
}

async function upload(path: string) {
  const { error } = await service(stack)
    .storage.from('cvs')
    .upload(path, samplePdf([ada.name]), { contentType: 'application/pdf' });
  if (error) throw error;
}

const newEmail = () => `${crypto.randomUUID()}@person.example`;
const erase = async (email: string) => (await leader.rpc('erase_person', { address: email })).data;

describe('erasing', { tags: ['erasure'] }, () => {
  it('leaves no trace in any table or column, and deletes the files', async () => {
    const filled = await fillEverything();
    // Otherwise the test could pass without filling anything.
    expect(filled).toEqual(
      expect.arrayContaining([
        'blog_subscriptions.email',
        'client_notes.body',
        'clients.other_emails',
        'companies.name',
        'consultation_bookings.private_notes',
        'enquiries.message',
        'enrolments.name',
        'job_applications.cv_name',
        'notifications.title',
        'outbox.payload',
        'outbox.recipient',
        'outbox_attempts.request',
        'staff_invitations.name',
        'task_activity.changes',
        'tasks.title',
        'webinar_registrations.company',
      ]),
    );
    await upload('adaline.pdf');
    await stack.sql(
      `update public.job_applications set cv_path = 'adaline.pdf', firstname = $2, lastname = $3, phone = $4 where email = $1`,
      [ada.email, ada.firstname, ada.lastname, ada.phone],
    );
    await stack.sql('insert into public.rate_limits (bucket, subject) values ($1, $2)', [
      'sign-in',
      createHash('sha256').update(ada.email).digest('hex'),
    ]);
    const terms = [ada.email, ada.name, ada.phone, ada.lastname];
    expect((await traces(terms)).length).toBeGreaterThan(filled.length / 2);

    expect(await erase(ada.email.toUpperCase())).toMatchObject({ outcome: 'erased' });
    expect(await traces([...terms, createHash('sha256').update(ada.email).digest('hex')])).toEqual(
      [],
    );
    const orphans = await service(stack).rpc('orphaned_cvs');
    expect(orphans.data).toContain('adaline.pdf');
  });

  it('frees the time of an upcoming consultation without sending email', async () => {
    const email = newEmail();
    const booking = { firstname: 'Bo', email, preferreddate: '2043-01-05T15:00:00Z' };
    await place(stack, 'consultation_bookings', booking);
    const range = { from_at: '2043-01-05T00:00:00Z', to_at: '2043-01-06T00:00:00Z' };
    const taken = async () => (await service(stack).rpc('taken_slots', range)).data;
    expect(await taken()).toHaveLength(1);
    expect((await leader.rpc('preview_erasure', { address: email })).data).toMatchObject({
      outcome: 'found',
      records: { booking: 1 },
      upcoming: ['2043-01-05T15:00:00+00:00'],
    });
    expect(await erase(email)).toMatchObject({ outcome: 'erased' });
    expect(await taken()).toEqual([]);
    expect(await traces([email])).toEqual([]);
  });

  it('covers every email of a contact, and log entries of an older email', async () => {
    const [old, now, merged] = [newEmail(), newEmail(), newEmail()];
    const { id } = await place(stack, 'clients', { firstname: 'Cy', lastname: 'Ode', email: old });
    await stack.sql(
      'update public.clients set email = $2, other_emails = array[$3] where id = $1::uuid',
      [String(id), now, merged],
    );
    await place(stack, 'blog_subscriptions', { email: merged, policy_version: '2026-11-24' });
    await stack.sql('delete from public.blog_subscriptions where email = $1', [merged]);
    await place(stack, 'enrolments', {
      ...(await samplesOf(stack).enrolments?.row({ id: accounts.member.id, isSelf: true })),
      email: merged,
    });
    expect(await erase(now)).toMatchObject({ outcome: 'erased' });
    expect(await traces([old, now, merged, 'Cy Ode'])).toEqual([]);
  });

  it('does not affect people with a similar name or email', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const person = { firstname: 'Dee', lastname: `Twin${word}`, phone: '+1 212 555 0000' };
    const [email, other] = [`dee@${word}.example`, `mary.dee@${word}.example`];
    await place(stack, 'clients', { ...person, email });
    const twin = await place(stack, 'clients', { ...person, email: other });
    const task = await place(stack, 'tasks', {
      title: `Call ${other}, not ${email}.`,
      created_by: accounts.leader.id,
    });
    await erase(email);
    const [stored] = await stack.sql('select title from public.tasks where id = $1::uuid', [
      String(task.id),
    ]);
    expect(stored?.title).toMatch(new RegExp(`^Call ${other}, not erased-[0-9a-f]{16}\\.$`));
    const [kept] = await stack.sql(
      'select to_jsonb(c)::text as row from public.clients c where email = $1',
      [other],
    );
    expect(JSON.parse(String(kept?.row))).toEqual(twin);
    const [logged] = await stack.sql(
      "select after::text as row from public.audit_log where record_id = $1 and action = 'insert'",
      [String(twin.id)],
    );
    expect(JSON.parse(String(logged?.row))).toMatchObject(person);
  });

  it('uses the same pseudonym each time, and cannot be undone', async () => {
    const email = newEmail();
    const pseudonyms: unknown[] = [];
    for (let time = 0; time < 2; time++) {
      const { id } = await place(stack, 'clients', { firstname: 'Eli', email });
      await stack.sql('delete from public.clients where id = $1::uuid', [String(id)]);
      await erase(email);
      const restored = await leader.rpc('restore_deleted', {
        table_name: 'clients',
        record_ids: [id],
      });
      expect(restored.data).toEqual({ outcome: 'not_found' });
      const listed = await leader.from('deleted_records').select('id').eq('record_id', String(id));
      expect(listed.data).toEqual([]);
      const log = await leader
        .from('audit_log')
        .select('before')
        .eq('record_id', String(id))
        .eq('action', 'delete')
        .single();
      pseudonyms.push(log.data?.before.email);
    }
    expect(pseudonyms[0]).toMatch(/^erased-[0-9a-f]{16}$/);
    expect(pseudonyms[1]).toBe(pseudonyms[0]);
  });

  it('is rejected for staff, and finds nothing for an unknown person', async () => {
    expect(await erase(accounts.member.email)).toEqual({ outcome: 'staff' });
    expect(
      (await leader.from('user_profiles').select('id').eq('id', accounts.member.id)).data,
    ).toHaveLength(1);
    expect(await erase(newEmail())).toEqual({ outcome: 'not_found' });
  });

  it('is recorded without the person’s name', async () => {
    const email = newEmail();
    await place(stack, 'clients', { firstname: 'Flo', email });
    const { id } = await erase(email);
    const { data } = await leader.from('privacy_requests').select('*').eq('id', id).single();
    expect(data).toMatchObject({
      kind: 'erasure',
      reference: id.slice(0, 8).toUpperCase(),
      records: { contact: 1, audit: 2 },
      requested_by: accounts.leader.id,
    });
    expect((await leader.rpc('preview_erasure', { address: email })).data).toMatchObject({
      outcome: 'not_found',
      requests: [{ id, kind: 'erasure' }],
    });
  });
});

describe('the export', () => {
  it('contains every kind of record, and is recorded', async () => {
    const email = newEmail();
    const samples = samplesOf(stack);
    const self = { id: accounts.leader.id, isSelf: true };
    const tables = [
      'clients',
      'consultation_bookings',
      'webinar_registrations',
      'enrolments',
      'job_applications',
      'enquiries',
      'blog_subscriptions',
    ];
    for (const table of tables)
      await place(stack, table, { ...(await samples[table]?.row(self)), email });
    const { data } = await leader.rpc('export_person', { address: email });
    const kinds = new Set(data.records.map(({ kind }: Row) => kind));
    expect([...kinds].toSorted()).toEqual([
      'access_link',
      'application',
      'booking',
      'contact',
      'enquiry',
      'enrolment',
      'event',
      'registration',
      'subscription',
      'touch',
    ]);
    expect(data.timeline.length).toBeGreaterThan(5);
    expect(data.history).toHaveLength(tables.length);
    const { data: recorded } = await leader
      .from('privacy_requests')
      .select('kind, records')
      .eq('reference', data.reference)
      .single();
    expect(recorded).toMatchObject({
      kind: 'export',
      records: { contact: 1, audit: tables.length },
    });
  });
});

describe('the audit log', { tags: ['erasure'] }, () => {
  it('can be changed only by erasing and retention', async () => {
    const statements = [
      "update public.audit_log set before = null where table_name = 'none'",
      "delete from public.audit_log where table_name = 'none'",
      'truncate public.audit_log',
    ];
    for (const statement of statements) {
      await expect(stack.sql(statement)).rejects.toThrow('The audit log cannot be changed.');
    }
    for (const client of [leader, service(stack)]) {
      expect((await client.from('audit_log').delete().eq('id', 1)).error?.code).toBe('42501');
      const { error } = await client
        .schema('private')
        .rpc('expire_audit', { before_at: '2060-01-01', batch: 1 });
      expect(error).not.toBeNull();
    }
  });
});

const run = async (id = crypto.randomUUID(), batch = 500) =>
  (await service(stack).rpc('run_retention', { run: id, batch })).data;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const count = async (rows: string) => (await stack.sql(`select from ${rows}`)).length;

describe('retention', () => {
  const word = 'retained.example';
  const at = (email: string) => `${email}@${word}`;

  it('deletes expired records and nothing else', async () => {
    const job =
      (await samplesOf(stack).job_applications?.row({ id: accounts.leader.id, isSelf: true })) ??
      {};
    const old = daysAgo(800);
    const lead = { firstname: 'Old', created_at: old, updated_at: old };
    const untouched = await place(stack, 'clients', { ...lead, email: at('untouched') });
    const noted = await place(stack, 'clients', { ...lead, email: at('noted') });
    await place(stack, 'clients', { ...lead, email: at('client'), stage: 'client' });
    await place(stack, 'clients', { ...lead, email: at('young'), updated_at: daysAgo(700) });
    await place(stack, 'client_notes', { client_id: noted.id, body: 'Still talking' });
    await place(stack, 'client_notes', {
      client_id: untouched.id,
      body: 'Prices of a year that is over',
      updated_at: old,
    });
    await place(stack, 'clients', { ...lead, email: at('unlinked') });
    const booking = { firstname: 'Old', preferreddate: old, requestdate: old, updated_at: old };
    await place(stack, 'consultation_bookings', {
      ...booking,
      email: at('untouched'),
      client_id: untouched.id,
    });
    await place(stack, 'consultation_bookings', {
      ...booking,
      email: at('noted'),
      client_id: noted.id,
      preferreddate: daysAgo(801),
    });
    await place(stack, 'consultation_bookings', {
      ...booking,
      email: at('unlinked'),
      preferreddate: daysAgo(802),
    });
    const application = {
      ...job,
      stage: 'declined',
      updated_at: daysAgo(190),
      cv_path: 'declined.pdf',
    };
    await place(stack, 'job_applications', { ...application, email: at('declined') });
    await place(stack, 'job_applications', { ...application, email: at('hired'), stage: 'hired' });
    await place(stack, 'job_applications', {
      ...application,
      email: at('later'),
      updated_at: daysAgo(170),
    });
    const asked = { name: 'Retained Person', message: 'A question that was kept.' };
    const expired = { ...asked, updated_at: daysAgo(400) };
    await place(stack, 'enquiries', { ...expired, email: at('asked') });
    await place(stack, 'enquiries', { ...asked, email: at('fresh'), updated_at: daysAgo(300) });
    const answered = await place(stack, 'enquiries', { ...expired, email: at('answered') });
    await place(stack, 'replies', {
      enquiry_id: answered.id,
      email: at('answered'),
      subject: 'About your question',
      body: 'Yes.',
    });
    await upload('declined.pdf');
    await place(stack, 'outbox', {
      topic: 'old',
      channel: 'mail',
      recipient: 'nobody@x.example',
      status: 'delivered',
      delivered_at: daysAgo(31),
    });
    await place(stack, 'outbox', {
      topic: 'new',
      channel: 'mail',
      recipient: 'nobody@x.example',
      status: 'delivered',
      delivered_at: daysAgo(29),
    });
    await place(stack, 'outbox', {
      topic: 'dead',
      channel: 'mail',
      recipient: 'nobody@x.example',
      status: 'dead',
      created_at: daysAgo(99),
    });
    await place(stack, 'site_visits', { day: old.slice(0, 10), page: '/blog', visits: 1 });
    await place(stack, 'content_counts', {
      table_name: 'blog_posts',
      record_id: crypto.randomUUID(),
      day: old.slice(0, 10),
      figure: 'read',
      detail: 'search',
    });
    await place(stack, 'audit_log', {
      table_name: 'tasks',
      record_id: 'old',
      action: 'insert',
      at: daysAgo(370),
    });
    await place(stack, 'audit_log', {
      table_name: 'tasks',
      record_id: 'new',
      action: 'insert',
      at: daysAgo(360),
    });
    await stack.sql("update public.outbox set status = 'dead' where status = 'pending'");

    const id = crypto.randomUUID();
    expect(await run(id)).toEqual({
      outcome: 'complete',
      removed: {
        leads: 2,
        bookings: 2,
        applications: 1,
        enquiries: 1,
        events: 1,
        visits: 2,
        audit: 1,
      },
    });
    const left = async (table: string) =>
      (
        await stack.sql(`select email from public.${table} where email like $1 order by 1`, [
          `%@${word}`,
        ])
      ).map(({ email }) => email);
    // A question creates a contact, which is kept longer than the question.
    expect(await left('clients')).toEqual(
      ['answered', 'asked', 'client', 'fresh', 'noted', 'young'].map(at),
    );
    expect(await left('consultation_bookings')).toEqual([at('noted')]);
    expect(await left('job_applications')).toEqual([at('hired'), at('later')]);
    expect(await left('enquiries')).toEqual([at('answered'), at('fresh')]);
    expect(
      await traces([
        at('untouched'),
        at('unlinked'),
        at('declined'),
        'Prices of a year that is over',
      ]),
    ).toEqual([]);
    expect(await count("public.outbox where topic in ('new', 'dead')")).toBe(2);
    expect(await count("public.audit_log where table_name = 'tasks' and record_id = 'new'")).toBe(
      1,
    );

    expect(await run(id)).toMatchObject({ outcome: 'complete', removed: { leads: 0, audit: 0 } });
    const { data } = await leader
      .from('retention_runs')
      .select('removed, is_complete')
      .eq('id', id)
      .single();
    expect(data).toMatchObject({
      is_complete: true,
      removed: { leads: 2, bookings: 2, applications: 1 },
    });
  });

  it('resumes after an interrupted batch', async () => {
    const event = {
      channel: 'mail',
      recipient: 'nobody@x.example',
      status: 'delivered',
      delivered_at: daysAgo(40),
    };
    for (const topic of ['a', 'b', 'c']) await place(stack, 'outbox', { ...event, topic });
    const id = crypto.randomUUID();
    expect(await run(id, 2)).toMatchObject({ outcome: 'more', removed: { events: 2 } });
    expect(await run(id, 2)).toMatchObject({ outcome: 'complete', removed: { events: 1 } });
    const { data } = await leader
      .from('retention_runs')
      .select('removed, is_complete')
      .eq('id', id)
      .single();
    expect(data).toMatchObject({ is_complete: true, removed: { events: 3 } });
  });

  it('deletes events before the deliveries that are kept', async () => {
    const happened = (days: number) =>
      place(stack, 'events', {
        type: 'contact.created',
        record_table: 'clients',
        record_id: crypto.randomUUID(),
        occurred_at: daysAgo(days),
      });
    const [, , , newer] = [
      await happened(31),
      await happened(32),
      await happened(33),
      await happened(29),
    ];
    const before = async () =>
      (
        await stack.sql(
          "select id from public.events where occurred_at < now() - interval '28 days'",
        )
      ).map(({ id }) => id);
    expect(await run(crypto.randomUUID(), 2)).toMatchObject({ outcome: 'more' });
    expect(await run(crypto.randomUUID(), 2)).toMatchObject({ outcome: 'complete' });
    expect(await before()).toEqual([newer.id]);
  });

  it('follows the settings within their bounds', async () => {
    const settings = leader.from('retention_settings');
    const bounds = {
      lead_months: [6, 60],
      event_days: [7, 365],
      application_months: [1, 24],
      enquiry_months: [1, 60],
      audit_months: [3, 60],
      visit_months: [3, 60],
      acceptance_months: [12, 120],
    };
    for (const [column, [least = 0, most = 0]] of Object.entries(bounds)) {
      for (const wrong of [least - 1, most + 1]) {
        expect((await settings.update({ [column]: wrong }).eq('id', true)).error?.code).toBe(
          '23514',
        );
      }
    }
    // Excludes deliveries of the seed.
    await stack.sql("delete from public.outbox where channel = 'webhook'");
    await place(stack, 'outbox', {
      topic: 'week',
      channel: 'mail',
      recipient: 'nobody@x.example',
      status: 'delivered',
      delivered_at: daysAgo(8),
    });
    expect(await run()).toMatchObject({ removed: { events: 0 } });
    await settings.update({ event_days: 7 }).eq('id', true);
    expect(await run()).toMatchObject({ removed: { events: 2 } });
  });
});

describe('consent', () => {
  it('is stored with the time of the database', async () => {
    const { data } = await service(stack).rpc('book_consultation', {
      booking: {
        firstname: 'Gil',
        email: newEmail(),
        preferreddate: '2044-01-05T15:00:00Z',
        policy_version: '2026-11-23',
      },
    });
    expect(data.booking).toMatchObject({
      policy_version: '2026-11-23',
      consented_at: data.booking.created_at,
    });
    const added = await place(
      stack,
      'enrolments',
      (await samplesOf(stack).enrolments?.row({ id: '', isSelf: true })) ?? {},
    );
    expect(added).toMatchObject({ policy_version: null, consented_at: null });
  });

  it('is replaced when someone subscribes again', async () => {
    const email = newEmail();
    await place(stack, 'blog_subscriptions', {
      email,
      policy_version: 'old',
      unsubscribed_at: '2026-01-01T00:00:00Z',
    });
    await service(stack).rpc('subscribe_again', { address: email, policy: 'new' });
    const { data } = await leader
      .from('blog_subscriptions')
      .select('policy_version')
      .eq('email', email)
      .single();
    expect(data).toEqual({ policy_version: 'new' });
  });
});
