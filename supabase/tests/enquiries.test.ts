import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';
import { place } from './samples.ts';

let stack: TestStack;
let server: Client;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
});
afterAll(() => stack?.stop());

const newEmail = () => `${crypto.randomUUID()}@asker.example`;

type Fields = Record<string, string | null>;

/** Submits a question like the public form. */
async function ask(fields: Fields, { subject = 'anybody', limit = 1000 } = {}) {
  const { data, error } = await server.rpc('request_enquiry', {
    enquiry: {
      name: 'Ada Byron',
      message: 'Can you read our delivery notes?',
      idempotency_key: crypto.randomUUID(),
      policy_version: '2026-11-25',
      ...fields,
    },
    subject,
    max_hits: limit,
    window_seconds: 3600,
  });
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

const stored = (email: string) =>
  stack.sql('select * from public.enquiries where email = $1 order by created_at, id', [email]);
const topicsFor = async (email: string) =>
  (
    await stack.sql('select topic from public.outbox where recipient = $1 order by created_at', [
      email,
    ])
  ).map(({ topic }) => topic);
const eventsOf = async (id: string) =>
  (await stack.sql('select type from public.events where record_id = $1 order by type', [id])).map(
    ({ type }) => type,
  );

describe('a written question', () => {
  it('is stored with its consent, its copy and its event', async () => {
    const email = newEmail();
    const { outcome, enquiry } = await ask({ email, company: ' Engines ', source: '/pricing' });
    expect(outcome).toBe('stored');
    expect(enquiry).toMatchObject({
      email,
      company: 'Engines',
      source: '/pricing',
      quarantined_at: null,
      policy_version: '2026-11-25',
      consented_at: enquiry.created_at,
    });
    expect(await topicsFor(email)).toEqual(['enquiry.created']);
    expect(await eventsOf(enquiry.id)).toEqual(['enquiry.created']);
  });

  it('names the course that the link referred to', async () => {
    const about = { about: 'course', course: 'automation-fundamentals' };
    const { enquiry } = await ask({ email: newEmail(), ...about });
    expect(enquiry.course_title).toBe('Automation Fundamentals');
  });

  it('is stored once, however often the same form is sent at once', async () => {
    const email = newEmail();
    const key = { email, idempotency_key: crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(key)));
    expect(new Set(answers.map(({ enquiry }) => enquiry.id)).size).toBe(1);
    expect(await stored(email)).toHaveLength(1);
    expect(await topicsFor(email)).toEqual(['enquiry.created']);
  });

  it('goes to quarantine from the sixth per hour with one email, among 50 concurrent ones', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        ask({
          email: index % 2 ? email : email.toUpperCase(),
          message: `Question number ${index}`,
        }),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(5);
    expect(answers.filter(({ outcome }) => outcome === 'quarantined')).toHaveLength(45);
    const copies = await stack.sql(
      'select id from public.outbox where lower(recipient) = $1 and topic = $2',
      [email, 'enquiry.created'],
    );
    expect(copies).toHaveLength(5);
  });

  it('is rejected beyond the limit per sender, among 50 concurrent ones', async () => {
    const subject = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ask({ email: newEmail() }, { subject, limit: 10 })),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(10);
    expect(answers.filter(({ outcome }) => outcome === 'limited')).toHaveLength(40);
  });

  it.each([
    ['a blank question', { message: '          ' }],
    ['a blank name', { name: '  ' }],
    ['a text too long', { message: 'x'.repeat(5001) }],
    ['markup in the name', { name: '<script>alert(1)</script>' }],
    ['a source on another site', { source: 'https://evil.example' }],
  ])('is rejected with %s', async (_, fields) => {
    await expect(ask({ email: newEmail(), ...fields })).rejects.toThrow('violates check');
  });

  it('never changes the contact with the same email', async () => {
    const email = newEmail();
    const contact = await place(stack, 'clients', { firstname: 'Grace', email });
    await ask({ email, name: 'Somebody Else', company: 'Another' });
    const { data } = await server.from('clients').select('*').eq('id', contact.id).single();
    expect(data).toEqual(
      expect.objectContaining({ firstname: 'Grace', updated_at: data?.updated_at }),
    );
    expect(new Date(data?.updated_at ?? '')).toEqual(new Date(String(contact.updated_at)));
  });
});

describe('a quarantined question', () => {
  it('sends nothing until a leader releases it, and then once', async () => {
    const email = newEmail();
    const { outcome, enquiry } = await ask({ email, quarantine_reason: 'Links' });
    expect(outcome).toBe('quarantined');
    expect(await topicsFor(email)).toEqual([]);
    expect(await eventsOf(enquiry.id)).toEqual(['enquiry.quarantined']);
    const release = () =>
      leader
        .from('enquiries')
        .update({ quarantined_at: null, quarantine_reason: null })
        .eq('id', enquiry.id);
    await release().throwOnError();
    await release().throwOnError();
    expect(await topicsFor(email)).toEqual(['enquiry.created']);
    expect(await eventsOf(enquiry.id)).toEqual(['enquiry.created', 'enquiry.quarantined']);
  });
});

describe('at the Data API', () => {
  it('members cannot read questions, and leaders cannot rewrite them', async () => {
    const { enquiry } = await ask({ email: newEmail() });
    expect((await member.from('enquiries').select('id')).data).toEqual([]);
    const rewrite = await leader
      .from('enquiries')
      .update({ message: 'Something else' })
      .eq('id', enquiry.id);
    expect(rewrite.error?.code).toBe('42501');
    const add = await leader
      .from('enquiries')
      .insert({ name: 'Eve Adams', email: newEmail(), message: 'Added by hand.' });
    expect(add.error?.code).toBe('42501');
  });

  it('the answer is recorded under its caller', async () => {
    const { enquiry } = await ask({ email: newEmail() });
    const mark = (replied_at: string | null) =>
      leader
        .from('enquiries')
        .update({ replied_at })
        .eq('id', enquiry.id)
        .select('replied_by')
        .single()
        .throwOnError();
    expect((await mark('2031-01-01T00:00:00Z')).data.replied_by).toBe(accounts.leader.id);
    expect((await mark(null)).data.replied_by).toBeNull();
  });
});

describe('a reply', () => {
  const reply = async (client: Client, record: string) =>
    (
      await client.rpc('send_reply', {
        kind: 'enquiry',
        record,
        subject: 'Your question',
        body: 'Yes, from scans too.',
        idempotency_key: crypto.randomUUID(),
      })
    ).data;
  const clock = async (id: string) =>
    (await stack.sql('select replied_at, replied_by from public.enquiries where id = $1', [id]))[0];

  it('quotes the question, stops the clock, and resumes it if the email fails', async () => {
    const email = newEmail();
    const { enquiry } = await ask({ email });
    expect(await reply(member, enquiry.id)).toEqual({ outcome: 'not_found' });
    const { outcome, id } = await reply(leader, enquiry.id);
    expect(outcome).toBe('stored');
    const [event] = await stack.sql(
      'select recipient, payload from public.outbox where id = $1::uuid',
      [id],
    );
    expect(event).toMatchObject({
      recipient: email,
      payload: { reply: { question: 'Can you read our delivery notes?' } },
    });
    expect(await clock(enquiry.id)).toMatchObject({ replied_by: accounts.leader.id });
    await stack.sql("update public.outbox set status = 'dead' where id = $1::uuid", [id]);
    expect(await clock(enquiry.id)).toEqual({ replied_at: null, replied_by: null });
    await stack.sql("update public.outbox set status = 'delivered' where id = $1::uuid", [id]);
    expect(await clock(enquiry.id)).toMatchObject({ replied_by: accounts.leader.id });
  });

  it('appears with its question on the timeline of the contact', async () => {
    const email = newEmail();
    const contact = await place(stack, 'clients', { firstname: 'Grace', email });
    const { enquiry } = await ask({ email: email.toUpperCase() });
    await ask({ email, quarantine_reason: 'Links' });
    await reply(leader, enquiry.id);
    const { data } = await leader.rpc('client_timeline', { client: contact.id, most: 50 });
    const kinds = (data ?? []).map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'enquiry')).toHaveLength(1);
    expect(data).toContainEqual(
      expect.objectContaining({
        kind: 'reply',
        payload: expect.objectContaining({ enquiry_id: enquiry.id }),
      }),
    );
  });
});

describe('the inbox', () => {
  const inbox = async (client: Client) => (await client.rpc('leader_dashboard')).data;

  it('contains a question until it is answered, due a day after it was asked', async () => {
    // The inbox lists the first 20 entries.
    await stack.sql('update public.enquiries set replied_at = now()');
    const { enquiry } = await ask({ email: newEmail() });
    const found = async () =>
      (await inbox(leader)).inbox.find(({ id }: { id: string }) => id === enquiry.id);
    const item = await found();
    expect(item).toMatchObject({ kind: 'enquiry', title: 'Ada Byron' });
    expect(new Date(item.moment).getTime() - new Date(enquiry.created_at).getTime()).toBe(
      24 * 3_600_000,
    );
    await leader
      .from('enquiries')
      .update({ replied_at: new Date().toISOString() })
      .eq('id', enquiry.id);
    expect(await found()).toBeUndefined();
  });
});
