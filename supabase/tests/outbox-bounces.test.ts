import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';
import { place, type Row, samplesOf } from './samples.ts';

let stack: TestStack;
let samples: ReturnType<typeof samplesOf>;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  samples = samplesOf(stack);
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
});
afterAll(() => stack?.stop());

const newAddress = () => `${crypto.randomUUID()}@bounces.example`;

async function add(table: string, fields: Row = {}): Promise<Row> {
  const sample = samples[table];
  if (!sample) throw new Error(`No sample for ${table}`);
  return place(stack, table, {
    ...(await sample.row({ id: accounts.member.id, isSelf: false })),
    ...fields,
  });
}

const NOW = '2026-11-01T10:00:00Z';

async function report(email: string, data: Row = {}) {
  const { data: answer } = await service(stack)
    .rpc('receive_call', {
      webhook_id: crypto.randomUUID(),
      body: '{}',
      call: { type: 'mail.bounced', data: { email, occurred_at: NOW, ...data } },
    })
    .throwOnError();
  return answer;
}

async function bounceOf(email: string, as: Client = leader) {
  const { data } = await as.from('mail_bounces').select().eq('email', email).throwOnError();
  return data[0];
}

const inboxSchema = (row: unknown): Row[] => JSON.parse(JSON.stringify(row)).inbox;
async function asked(email: string, as: Client = leader): Promise<Row[]> {
  const { data } = await as
    .rpc('own_dashboard', { due_before: new Date().toISOString() })
    .throwOnError();
  return inboxSchema(data).filter(
    ({ kind, detail }) => kind === 'bounce' && String(detail).endsWith(` ${email}`),
  );
}

const dead = { status: '5.1.1', diagnostic: '550 5.1.1 User unknown' };
const full = { status: '5.2.2', diagnostic: '552 5.2.2 Mailbox full' };

describe('a bounce report', () => {
  it.each<[string, string | null, string | null]>([
    ['dead', null, null],
    ['dead', '5.1.1', null],
    [
      'dead',
      '5.1.1',
      "smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient's email address",
    ],
    [
      'dead',
      '5.1.10',
      'smtp; 550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    ],
    ['dead', '5.0.0', 'smtp; 550 5.0.0 <ada@x.example>... User unknown'],
    ['dead', null, '550 No such user here'],
    [
      'dead',
      null,
      '550 5.1.1 <ada@x.example>: Recipient address rejected: User unknown in virtual mailbox table',
    ],
    [
      'dead',
      '5.1.2',
      'Host or domain name not found. Name service error for name=x.example type=MX: Host not found',
    ],
    ['dead', '5.4.4', 'Host or domain name not found'],
    ['dead', '5.2.1', 'smtp; 550 5.2.1 The email account that you tried to reach is disabled.'],
    ['dead', '5.1.0', '550 Invalid recipient ada@x.example'],
    ['dead', '5.1.6', 'Mailbox has moved'],
    ['full', '5.2.2', 'smtp; 552 5.2.2 The email account that you tried to reach is over quota.'],
    ['full', '5.2.2', null],
    ['full', null, '552 Mailbox full'],
    ['full', '5.1.1', '550 5.1.1 mailbox for ada@x.example is full'],
    ['full', '5.7.1', 'Quota exceeded (mailbox for user is full)'],
    ['full', '4.2.2', 'mailbox is full'],
    ['full', '5.3.1', '552 Insufficient system storage'],
    ['refused', '5.7.1', 'smtp; 550 5.7.1 Message rejected as spam by Content Filtering.'],
    [
      'refused',
      '5.7.26',
      'This mail has been blocked because the sender is unauthenticated. Gmail requires all senders to authenticate with either SPF or DKIM',
    ],
    ['refused', '5.1.1', '550 5.1.1 Blocked: sender listed at zen.spamhaus.org'],
    [
      'refused',
      null,
      '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
    ],
    ['refused', '5.3.4', 'Message size exceeds fixed maximum message size'],
    ['refused', '5.2.3', null],
    ['refused', '5.0.0', '550 Message rejected due to DMARC policy'],
    ['refused', '5.7.1', null],
    ['refused', '5.1.8', 'Sender address has null MX'],
    [
      'refused',
      '5.2.1',
      '550 5.2.1 The user you are trying to contact is receiving mail at a rate that is too many',
    ],
    ['delayed', '4.4.1', 'connect to mx.x.example: Connection timed out'],
    ['delayed', null, '451 4.7.1 Greylisting in action, please come back later'],
    ['delayed', '4.1.1', 'User unknown, try later'],
    ['dead', '5.1.1 (bad destination mailbox address)', null],
    ['delayed', '451', null],
    ['unknown', '5.0.0', null],
    ['unknown', '5.5.0', '550 Requested action not taken: mailbox unavailable'],
    ['unknown', null, 'Your message could not be delivered.'],
    ['unknown', 'x', 'Undelivered'],
  ])('marks the address as %s: %s %s', async (kind, status, diagnostic) => {
    const [row] = await stack.sql('select private.bounce_kind($1, $2) as kind', [
      status,
      diagnostic,
    ]);
    expect(row?.kind).toBe(kind);
  });
});

describe('a bounced email', () => {
  it.each([
    ['consultation_bookings', { host_id: null, owner_id: null }],
    ['webinar_registrations', {}],
    ['webinar_waitlist', {}],
    ['enrolments', {}],
    ['enquiries', {}],
    ['job_applications', {}],
    ['clients', { owner_id: null }],
  ])(
    'is stored for an address of %s, and shown to leaders if no one is responsible',
    async (table, fields) => {
      const email = newAddress();
      await add(table, { email, ...fields });
      expect(await report(email, full)).toMatchObject({ status: 200, kind: 'full', mail: 'kept' });
      expect(await bounceOf(email)).toMatchObject({
        kind: 'full',
        status: '5.2.2',
        diagnostic: '552 5.2.2 Mailbox full',
        times: 1,
        cleared_at: null,
      });
      expect(await asked(email)).toMatchObject([{ detail: `full ${email}` }]);
    },
  );

  it('is stored for the recipient of a proposal and shown to the owner of its deal', async () => {
    const email = newAddress();
    const deal = await add('deals', { owner_id: accounts.member.id });
    const proposal = await add('proposals', { deal_id: deal.id });
    await add('proposal_versions', { proposal_id: proposal.id, recipient_email: email });
    await report(email.toUpperCase(), dead);
    expect(await asked(email)).toEqual([]);
    expect(await asked(email, member)).toMatchObject([{ record: `deals/${deal.id}` }]);
    expect(await bounceOf(email, member)).toMatchObject({ kind: 'dead' });
  });

  it('is shown to the host of a consultation, who can clear it, and to no other member', async () => {
    const email = newAddress();
    await add('enquiries', { email });
    const booking = await add('consultation_bookings', { email, host_id: accounts.member.id });
    await report(email, dead);
    expect(await asked(email)).toEqual([]);
    expect(await asked(email, member)).toMatchObject([
      { record: `consultation_bookings/${booking.id}`, detail: `dead ${email}` },
    ]);
    const other = await signIn(stack, accounts.member2.email);
    expect(await bounceOf(email, other)).toBeUndefined();
    const clear = (as: Client) =>
      as.from('mail_bounces').update({ cleared_at: NOW }).eq('email', email).select('id');
    expect((await clear(other)).data).toEqual([]);
    expect((await clear(member)).data).toHaveLength(1);
    expect(await bounceOf(email)).toMatchObject({ cleared_by: accounts.member.id });
    expect(await asked(email, member)).toEqual([]);
    const audited = await stack.sql(
      `select actor_id from public.audit_log where table_name = 'mail_bounces' and action = 'update' and record_id = $1`,
      [String((await bounceOf(email))?.id)],
    );
    expect(audited).toEqual([{ actor_id: accounts.member.id }]);
  });

  it('stores nothing for an unknown address', async () => {
    const email = newAddress();
    expect(await report(email, dead)).toEqual({ status: 404, error: 'unknown_address' });
    expect(await bounceOf(email)).toBeUndefined();
  });

  it('matches an address regardless of case', async () => {
    const email = `${crypto.randomUUID()}@xn--mnchen-3ya.example`;
    await add('enquiries', { email: `ADA.${email}` });
    expect(await report(` Ada.${email} `, dead)).toMatchObject({ status: 200 });
    expect(await bounceOf(`ada.${email}`)).toMatchObject({ times: 1 });
  });

  it('is not shown while it is only delayed', async () => {
    const email = newAddress();
    await add('enquiries', { email });
    await report(email, { status: '4.4.1', diagnostic: 'Connection timed out' });
    expect(await bounceOf(email)).toMatchObject({ kind: 'delayed' });
    expect(await asked(email)).toEqual([]);
  });

  it('is shown again after a later report, and not after an earlier one', async () => {
    const email = newAddress();
    await add('enquiries', { email });
    await report(email, dead);
    await leader.from('mail_bounces').update({ cleared_at: NOW }).eq('email', email);
    await report(email, { ...dead, occurred_at: '2026-10-31T10:00:00Z' });
    expect(await asked(email)).toEqual([]);
    await report(email, { ...full, occurred_at: '2099-11-02T10:00:00Z' });
    expect(await bounceOf(email)).toMatchObject({ kind: 'full', times: 3, cleared_at: null });
  });
});

describe('a subscription', () => {
  const subscribe = async () => {
    const email = newAddress();
    await add('blog_subscriptions', { email, confirmed_at: NOW });
    return email;
  };
  const endedAt = async (email: string) =>
    (
      await stack.sql('select bounced_at from public.blog_subscriptions where email = $1', [email])
    )[0]?.bounced_at;

  it.each([
    ['a full mailbox', full],
    ['a policy', { status: '5.7.1', diagnostic: '550 5.7.1 Rejected by policy' }],
    ['words that nobody knows', { status: '5.0.0', diagnostic: 'Sorry' }],
  ])('resumes after %s', async (_, data) => {
    const email = await subscribe();
    expect(await report(email, data)).toMatchObject({ mail: 'kept' });
    expect(await endedAt(email)).toBeNull();
  });

  it('ends with a dead address, and resumes once staff clear it', async () => {
    const email = await subscribe();
    expect(await report(email)).toEqual({ status: 200, mail: 'stopped' });
    expect(await endedAt(email)).not.toBeNull();
    await leader.from('mail_bounces').update({ cleared_at: NOW }).eq('email', email);
    expect(await endedAt(email)).toBeNull();
    await leader.from('mail_bounces').update({ cleared_at: null }).eq('email', email);
    expect(await endedAt(email)).not.toBeNull();
  });

  it('clears its address when confirmed by an emailed link', async () => {
    const email = await subscribe();
    await report(email, dead);
    await stack.sql(
      'update public.blog_subscriptions set bounced_at = null, confirmed_at = now() where email = $1',
      [email],
    );
    expect(await bounceOf(email)).toMatchObject({ cleared_by: null });
    expect((await bounceOf(email))?.cleared_at).not.toBeNull();
  });
});

describe('an email to an address', () => {
  const mailTo = async (email: string, topic = 'booking.created') => {
    await stack.sql("select private.enqueue_mail($1, $2, '{}', 'enquiries', $3)", [
      topic,
      email,
      crypto.randomUUID(),
    ]);
    const { data } = await leader
      .from('outbox')
      .select('id, status, last_error')
      .eq('recipient', email)
      .eq('topic', topic)
      .order('created_at', { ascending: false })
      .limit(1)
      .single()
      .throwOnError();
    return data;
  };

  it('is not sent to a dead address until staff clear it, and is marked', async () => {
    const email = newAddress();
    await add('enquiries', { email });
    expect(await mailTo(email)).toMatchObject({ status: 'pending', last_error: null });
    await report(email, dead);
    const held = await mailTo(email.toUpperCase());
    expect(held).toMatchObject({
      status: 'off',
      last_error: expect.stringMatching(/^Not sent: the address does not exist\./),
    });
    await leader.rpc('resend_outbox', { outbox_id: held.id }).throwOnError();
    const again = await leader.from('outbox').select('status').eq('id', held.id).single();
    expect(again.data?.status).toBe('pending');
    await leader.from('mail_bounces').update({ cleared_at: NOW }).eq('email', email);
    expect(await mailTo(email)).toMatchObject({ status: 'pending', last_error: null });
  });

  it.each(['subscription.requested', 'proposal.code', 'enrolment.link', 'account.new_device'])(
    'is sent to a dead address if it can prove that the address works: %s',
    async (topic) => {
      const email = newAddress();
      await add('enquiries', { email });
      await report(email, dead);
      expect(await mailTo(email, topic)).toMatchObject({ status: 'pending' });
    },
  );

  it('is sent to a full mailbox', async () => {
    const email = newAddress();
    await add('enquiries', { email });
    await report(email, full);
    expect(await mailTo(email)).toMatchObject({ status: 'pending' });
  });
});

it('is erased with its person, and deleted once no record has the address', async () => {
  const email = newAddress();
  await add('enquiries', { email });
  await report(email, dead);
  await leader.rpc('erase_person', { address: email }).throwOnError();
  expect(await bounceOf(email)).toBeUndefined();
});

it('is shown to a member for their own records, however many newer ones others have', async () => {
  const mine = newAddress();
  await add('consultation_bookings', {
    email: mine,
    host_id: accounts.member.id,
    preferreddate: '2047-01-05T15:00:00Z',
  });
  await report(mine, { ...dead, occurred_at: '2026-10-01T10:00:00Z' });
  await stack.sql(`
    with others as (
      insert into public.enquiries (name, email, message)
      select 'Other Person', 'other' || n || '@crowd.example', 'A question of somebody else' from generate_series(1, 210) n
      returning email
    )
    insert into public.mail_bounces (email, kind, bounced_at) select email, 'dead', now() from others`);
  expect(await asked(mine, member)).toHaveLength(1);
  expect(await asked(mine, leader)).toEqual([]);
});
