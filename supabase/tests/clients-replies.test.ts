import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';
import { place, samplesOf } from './samples.ts';

let stack: TestStack;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
});
afterAll(() => stack?.stop());

const newEmail = () => `${crypto.randomUUID()}@person.example`;
let days = 0;

async function newBooking(fields: Record<string, unknown> = {}) {
  days += 1;
  const booking = await place(stack, 'consultation_bookings', {
    firstname: 'Ada',
    lastname: 'Byron',
    email: newEmail(),
    projectdescription: 'Can you connect our shop?',
    preferreddate: new Date(Date.UTC(2042, 0, days, 15)).toISOString(),
    ...fields,
  });
  return { id: String(booking.id), email: String(booking.email) };
}

type Fields = { kind?: string; record?: string; subject?: string; body?: string; key?: string };

async function send(client: Client, fields: Fields) {
  const { data, error } = await client.rpc('send_reply', {
    kind: fields.kind ?? 'booking',
    record: fields.record,
    subject: fields.subject ?? 'About your question',
    body: fields.body ?? 'Yes, we can.',
    idempotency_key: fields.key ?? crypto.randomUUID(),
  });
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

async function one(query: string, ...values: string[]) {
  const [row] = await stack.sql(query, values);
  return row;
}
const repliedAt = async (id: string) =>
  (
    await one(
      'select replied_at::text as at from public.consultation_bookings where id = $1::uuid',
      id,
    )
  )?.at ?? null;
const settle = (id: string, status: string) =>
  stack.sql('update public.outbox set status = $2 where id = $1::uuid', [id, status]);

describe('a reply', () => {
  it('stores the email with its event, addresses the person of the record and stops the clock', async () => {
    const booking = await newBooking();
    const { outcome, id } = await send(leader, { record: booking.id });
    expect(outcome).toBe('stored');
    const event = await one(
      'select topic, recipient, record_id::text as record, payload::text as payload from public.outbox where id = $1::uuid',
      id,
    );
    expect(event).toMatchObject({
      topic: 'reply.sent',
      recipient: booking.email,
      record: booking.id,
    });
    expect(JSON.parse(String(event?.payload)).reply).toMatchObject({
      subject: 'About your question',
      body: 'Yes, we can.',
      replyTo: accounts.leader.email,
      question: 'Can you connect our shop?',
    });
    expect(await repliedAt(booking.id)).not.toBeNull();
  });

  it('is not stored without its event', async () => {
    const booking = await newBooking();
    await stack.sql(
      `create function public.refuse_event() returns trigger language plpgsql as $$ begin raise exception 'no event'; end $$`,
    );
    await stack.sql(
      'create trigger refuse before insert on public.outbox for each row execute function public.refuse_event()',
    );
    await expect(send(leader, { record: booking.id })).rejects.toThrow('no event');
    await stack.sql('drop function public.refuse_event() cascade');
    expect(
      await one('select id from public.replies where booking_id = $1::uuid', booking.id),
    ).toBeUndefined();
    expect(await repliedAt(booking.id)).toBeNull();
  });

  it('is sent once for ten concurrent requests, and again with another text', async () => {
    const { id: record } = await newBooking();
    const key = crypto.randomUUID();
    const presses = await Promise.all(
      Array.from({ length: 10 }, () => send(leader, { record, key })),
    );
    expect(new Set(presses.map(({ id }) => id)).size).toBe(1);
    await send(leader, { record, key, body: 'Yes, from May on.' });
    const sent = await stack.sql(
      "select id from public.outbox where record_id = $1::uuid and topic = 'reply.sent'",
      [record],
    );
    expect(sent).toHaveLength(2);
  });

  it('is addressed to the person of each kind of record', async () => {
    const samples = samplesOf(stack);
    const owner = { id: accounts.leader.id, isSelf: true };
    const kinds = {
      application: 'job_applications',
      enrolment: 'enrolments',
      contact: 'clients',
      enquiry: 'enquiries',
    };
    for (const [kind, table] of Object.entries(kinds)) {
      const placed = await place(stack, table, (await samples[table]?.row(owner)) ?? {});
      const { id } = await send(leader, { kind, record: String(placed.id) });
      expect(
        await one('select recipient, record_table from public.outbox where id = $1::uuid', id),
      ).toEqual({ recipient: placed.email, record_table: table });
    }
  });

  it('cannot contain a second header', async () => {
    const { id: record } = await newBooking();
    const subject = 'Hello\r\nBcc: everybody@x.example';
    await expect(send(leader, { record, subject })).rejects.toThrow('replies_subject_check');
  });

  it('is not allowed for members, except for a consultation that they host', async () => {
    const foreign = await newBooking();
    const own = await newBooking({ host_id: accounts.member.id });
    const spam = await newBooking({
      host_id: accounts.member.id,
      quarantined_at: '2031-01-01T00:00:00Z',
    });
    expect(await send(member, { record: foreign.id })).toEqual({ outcome: 'not_found' });
    expect(await send(member, { record: spam.id })).toEqual({ outcome: 'not_found' });
    const facts = { kind: 'booking', record: own.id };
    expect((await member.rpc('reply_facts', facts)).data).toMatchObject({ email: own.email });
    expect((await send(member, { record: own.id })).outcome).toBe('stored');
    await send(leader, { record: foreign.id });
    const { data } = await member.from('replies').select('booking_id');
    expect(data).toEqual([{ booking_id: own.id }]);
  });

  it('is limited to 30 an hour per person', async () => {
    const host = await signIn(stack, accounts.member2.email);
    const { id: record } = await newBooking({ host_id: accounts.member2.id });
    for (let sent = 0; sent < 30; sent++) {
      expect((await send(host, { record, body: `${sent}` })).outcome).toBe('stored');
    }
    expect(await send(host, { record })).toEqual({ outcome: 'limited' });
    expect((await send(leader, { record })).outcome).toBe('stored');
  });
});

describe('the reply clock', () => {
  it.each(['off', 'dead'])(
    'resumes when the email is %s, and stops once it is sent',
    async (state) => {
      const booking = await newBooking();
      const { id } = await send(leader, { record: booking.id });
      await settle(id, state);
      expect(await repliedAt(booking.id)).toBeNull();
      expect(await one('select state from public.replies where id = $1::uuid', id)).toEqual({
        state,
      });
      await settle(id, 'delivered');
      expect(await repliedAt(booking.id)).not.toBeNull();
    },
  );

  it('stays stopped after another reply or a recorded call', async () => {
    const booking = await newBooking();
    const first = await send(leader, { record: booking.id });
    const second = await send(leader, { record: booking.id });
    await settle(second.id, 'delivered');
    await settle(first.id, 'dead');
    expect(await repliedAt(booking.id)).not.toBeNull();

    const called = await newBooking({ replied_at: '2031-01-01T00:00:00Z' });
    const { id } = await send(leader, { record: called.id });
    await settle(id, 'dead');
    expect(await repliedAt(called.id)).toMatch(/^2031-01-01/);
  });
});

describe('the replies to a person', () => {
  it('appear on the timeline without the outbox email, also after a merge', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const kept = await place(stack, 'clients', { firstname: 'Ada', email });
    const merged = await place(stack, 'clients', { firstname: 'Ada', email: other });
    const booking = await newBooking({ email });
    await send(leader, { record: booking.id, subject: 'First' });
    await send(leader, { kind: 'contact', record: String(merged.id), subject: 'Second' });
    await leader.rpc('merge_clients', { kept: kept.id, merged: merged.id }).throwOnError();
    // A merge also moves a reply sent to a former address of the contact.
    await stack.sql(
      "update public.replies set email = 'former@person.example' where client_id = $1::uuid",
      [String(kept.id)],
    );
    const { data } = await leader.rpc('client_timeline', { client: kept.id, most: 20 });
    const entries: { kind: string; payload: { subject?: string; topic?: string } }[] = data;
    expect(
      entries.flatMap(({ kind, payload }) => (kind === 'reply' ? [payload.subject] : [])),
    ).toEqual(['Second', 'First']);
    expect(entries.map(({ payload }) => payload.topic)).not.toContain('reply.sent');
  });

  it('are restored with a deleted booking, and are not sent again', async () => {
    const booking = await newBooking();
    await send(leader, { record: booking.id });
    await leader.from('consultation_bookings').delete().eq('id', booking.id).throwOnError();
    const events = () =>
      stack.sql('select id from public.outbox where record_id = $1::uuid', [booking.id]);
    const before = await events();
    await leader
      .rpc('restore_deleted', { table_name: 'consultation_bookings', record_ids: [booking.id] })
      .throwOnError();
    const { data } = await leader.from('replies').select('subject').eq('booking_id', booking.id);
    expect(data).toEqual([{ subject: 'About your question' }]);
    expect(await events()).toEqual(before);
  });

  it('are exported and erased with the person', async () => {
    const booking = await newBooking();
    await send(leader, { record: booking.id, body: 'A text about the violet ledger.' });
    const exported = await leader.rpc('export_person', { address: booking.email });
    expect(
      exported.data.records.flatMap((entry: { kind: string; record: { body?: string } }) =>
        entry.kind === 'reply' ? [entry.record.body] : [],
      ),
    ).toEqual(['A text about the violet ledger.']);
    const erased = await leader.rpc('erase_person', { address: booking.email });
    const { data: receipt } = await leader
      .from('privacy_requests')
      .select('records')
      .eq('id', erased.data.id)
      .single();
    expect(receipt?.records).toMatchObject({ reply: 1, booking: 1 });
    for (const table of ['replies', 'audit_log', 'outbox']) {
      const rows = await stack.sql(
        `select from public.${table} t where to_jsonb(t)::text like '%violet ledger%'`,
      );
      expect(rows).toEqual([]);
    }
  });

  it('to others replace an erased name with a pseudonym', async () => {
    const name = `Zelda Mark${crypto.randomUUID().slice(0, 8)}`;
    const [firstname, lastname] = name.split(' ');
    const contact = await place(stack, 'clients', { firstname, lastname, email: newEmail() });
    const booking = await newBooking();
    const { id } = await send(leader, { record: booking.id, body: `As we told ${name}, yes.` });
    await leader.rpc('erase_person', { address: contact.email }).throwOnError();
    for (const table of ['replies', 'audit_log', 'outbox']) {
      const rows = await stack.sql(
        `select from public.${table} t where to_jsonb(t)::text like '%' || $1 || '%'`,
        [name],
      );
      expect(rows, table).toEqual([]);
    }
    expect((await one('select body from public.replies where id = $1::uuid', id))?.body).toMatch(
      /^As we told erased-[0-9a-f]{16}, yes\.$/,
    );
  });

  it('expire with their booking, also in the audit log', async () => {
    const old = '2001-01-01T15:00:00Z';
    const booking = await newBooking({ preferreddate: old });
    await send(leader, { record: booking.id, body: 'An answer of long ago.' });
    // Triggers are off because they would set the time to now. The contact has no later activity either.
    for (const table of ['consultation_bookings', 'clients']) {
      const id = table === 'clients' ? 'client_id' : 'id';
      await stack.sql(`alter table public.${table} disable trigger set_updated_at`);
      await stack.sql(
        `update public.${table} set updated_at = $2
         where id = (select ${id} from public.consultation_bookings where id = $1::uuid)`,
        [booking.id, old],
      );
      await stack.sql(`alter table public.${table} enable trigger set_updated_at`);
    }
    await stack.sql('delete from public.tasks where booking_id = $1::uuid', [booking.id]);
    await stack.sql('update public.touches set at = $2 where record_id = $1::uuid', [
      booking.id,
      old,
    ]);
    await service(stack).rpc('run_retention', { run: crypto.randomUUID() }).throwOnError();
    for (const table of ['replies', 'audit_log', 'outbox']) {
      const rows = await stack.sql(
        `select from public.${table} t where to_jsonb(t)::text like '%answer of long ago%'`,
      );
      expect(rows).toEqual([]);
    }
  });
});
