import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, anonymous, type Client, service, signIn } from './people.ts';

let stack: TestStack;
let server: Client;
let editor: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
  editor = await signIn(stack, accounts.editor.email);
  member = await signIn(stack, accounts.member.email);
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql('delete from public.newsletter_issues');
  await stack.sql('delete from public.blog_subscriptions');
});

const soon = '2001-01-01T00:00:00Z';

/** Adds confirmed subscribers, 'reader-1@x.example' and so on. */
const subscribe = (count: number, fields = 'confirmed_at = now()') =>
  stack
    .sql(
      `with added as (
       insert into public.blog_subscriptions (email, policy_version)
       select 'reader-' || n || '@x.example', '1' from generate_series(1, $1::integer) as n
       returning id
     )
     select id from added`,
      [String(count)],
    )
    .then(() => stack.sql(`update public.blog_subscriptions set ${fields}`));

async function write(fields: Record<string, unknown> = {}) {
  const { data } = await editor
    .from('newsletter_issues')
    .insert({
      slug: `issue-${crypto.randomUUID()}`,
      title: 'November',
      subject: 'What we built in November',
      body: 'Read [this](https://x.example/a).',
      ...fields,
    })
    .select('id, updated_at')
    .single()
    .throwOnError();
  return { id: String(data?.id), version: String(data?.updated_at) };
}

const steer = async (client: Client, issue_id: string, step: string, more = {}) =>
  (await client.rpc('steer_newsletter', { issue_id, step, ...more }).throwOnError()).data;

async function state(id: string) {
  const [row] = await stack.sql('select state from public.newsletter_issues where id = $1::uuid', [
    id,
  ]);
  return row?.state;
}

/** Writes an issue and starts sending it. */
async function begin(rate = 600, fields: Record<string, unknown> = {}) {
  const { id, version } = await write(fields);
  expect(await steer(editor, id, 'schedule', { seen: version, at: soon, rate })).toBe('done');
  const urls = ['https://x.example/a'];
  const { data } = await server.rpc('begin_newsletter', { issue_id: id, urls }).throwOnError();
  return { id, recipients: data };
}

type Claimed = { id: string; email: string; lease_token: string };

async function claim(): Promise<Claimed | undefined> {
  const { data } = await server.rpc('claim_newsletter_mail', { lease_seconds: 60 }).throwOnError();
  return data[0];
}

const settle = async ({ id, lease_token }: Claimed, outcome = 'sent', more = {}) =>
  (
    await server
      .rpc('settle_newsletter_mail', { recipient_id: id, lease_token, outcome, ...more })
      .throwOnError()
  ).data;

/** The same two steps without the Data API, for a thousand emails. */
const quickly = {
  async claim(): Promise<Claimed | undefined> {
    const [row] = await stack.sql(
      'select id, email, lease_token from public.claim_newsletter_mail(60)',
    );
    return (
      row && { id: String(row.id), email: String(row.email), lease_token: String(row.lease_token) }
    );
  },
  async settle({ id, lease_token }: Claimed) {
    const [row] = await stack.sql(
      "select public.settle_newsletter_mail($1::uuid, $2::uuid, 'sent') as settled",
      [id, lease_token],
    );
    return row?.settled;
  },
};

/** Dates every sent email to an earlier minute. */
const nextMinute = () =>
  stack.sql("update public.newsletter_recipients set handed_at = handed_at - interval '1 minute'");
const leasesRunOut = () =>
  stack.sql(
    "update public.newsletter_recipients set leased_until = now() - interval '1 second' where state = 'sending'",
  );

async function counts(id: string) {
  const { data } = await editor.rpc('newsletter_counts', { issue_ids: [id] }).throwOnError();
  return data[0];
}

describe('a sender that is killed', () => {
  const [RECIPIENTS, KILLS] = process.env.NIGHT ? [1000, 20] : [250, 4];

  it(`emails each of ${RECIPIENTS} recipients at most once across ${KILLS} kills`, async () => {
    await subscribe(RECIPIENTS);
    const { id, recipients } = await begin();
    expect(recipients).toBe(RECIPIENTS);
    /** Emails accepted by the mail server, by address. */
    const taken = new Map<string, number>();
    let handed = 0;
    let lost = 0;
    for (let life = 0; life <= KILLS; life += 1) {
      // The process can die while it has only a claim, or after the mail server accepted the email.
      const diesAfter = life < KILLS ? handed + 45 : Number.POSITIVE_INFINITY;
      const diesWith = life % 2 === 0 ? 'claim' : 'mail';
      for (;;) {
        const mail = await quickly.claim();
        if (!mail) {
          if ((await state(id)) === 'sent') break;
          await nextMinute();
          continue;
        }
        handed += 1;
        const dies = handed >= diesAfter;
        if (dies && diesWith === 'claim') break;
        taken.set(mail.email, (taken.get(mail.email) ?? 0) + 1);
        if (dies) break;
        expect(await quickly.settle(mail)).toBe(true);
      }
      if (life < KILLS) lost += 1;
      await leasesRunOut();
    }
    await quickly.claim();
    expect(lost).toBe(KILLS);
    expect([...taken.values()].filter((times) => times > 1)).toEqual([]);
    expect(await counts(id)).toMatchObject({
      recipients: RECIPIENTS,
      waiting: 0,
      accepted: RECIPIENTS - KILLS,
      doubtful: KILLS,
    });
    // Half of them had reached the mail server.
    expect(taken.size).toBe(RECIPIENTS - KILLS / 2);
    expect(await state(id)).toBe('sent');
  }, 180_000);

  it('changes nothing after its lease has expired', async () => {
    await subscribe(1);
    const { id } = await begin();
    const mail = await claim();
    if (!mail) throw new Error('Nothing was claimed');
    expect(await settle({ ...mail, lease_token: crypto.randomUUID() })).toBe(false);
    await leasesRunOut();
    expect(await claim()).toBeUndefined();
    expect(await settle(mail)).toBe(false);
    expect(await counts(id)).toMatchObject({ accepted: 0, doubtful: 1 });
    expect(await steer(editor, id, 'send_doubtful')).toBe('done');
    expect(await claim()).toMatchObject({ id: mail.id });
  });
});

describe('sending', () => {
  it('gives each email to one of many senders, within the rate per minute', async () => {
    await subscribe(30);
    await begin(12);
    const claimed = await Promise.all(Array.from({ length: 30 }, claim));
    const mails = claimed.flatMap((mail) => (mail ? [mail.id] : []));
    expect(new Set(mails).size).toBe(mails.length);
    // The claims may span two minutes, each with its own rate limit.
    const [handed] = await stack.sql(
      `select max(mails)::int as most, sum(mails)::int as sum from (
        select count(*) as mails from public.newsletter_recipients
        where handed_at is not null group by date_trunc('minute', handed_at)
      ) as minutes`,
    );
    expect(handed).toEqual({ most: 12, sum: mails.length });
    await nextMinute();
    expect(await claim()).toBeDefined();
  });

  it('stops while paused, resumes where it stopped, and finishes automatically', async () => {
    await subscribe(2);
    const { id } = await begin();
    const first = await claim();
    expect(await steer(editor, id, 'pause')).toBe('done');
    expect(await claim()).toBeUndefined();
    // Emails accepted by the server arrive.
    if (first) expect(await settle(first)).toBe(true);
    expect(await steer(editor, id, 'pause')).toBe('refused');
    expect(await steer(editor, id, 'continue')).toBe('done');
    const second = await claim();
    expect(second?.email).not.toBe(first?.email);
    if (second) await settle(second, 'failed', { answer: 550 });
    expect(await claim()).toBeUndefined();
    expect(await state(id)).toBe('sent');
    expect(await counts(id)).toMatchObject({ recipients: 2, accepted: 1, refused: 1 });
  });

  it('retries emails that the mail server deferred', async () => {
    await subscribe(1);
    await begin();
    const mail = await claim();
    if (mail) await settle(mail, 'waiting', { answer: 451, retry_seconds: 86_400 });
    expect(await claim()).toBeUndefined();
    await stack.sql('update public.newsletter_recipients set next_attempt_at = now()');
    expect(await claim()).toMatchObject({ id: mail?.id, attempts: 2 });
  });

  it('begins once, and not before its time', async () => {
    await subscribe(1);
    const { id, version } = await write();
    await steer(editor, id, 'schedule', { seen: version, at: '2999-01-01T00:00:00Z' });
    const begun = async () =>
      (await server.rpc('begin_newsletter', { issue_id: id, urls: [] }).throwOnError()).data;
    expect(await begun()).toBeNull();
    await stack.sql('update public.newsletter_issues set scheduled_at = now()');
    expect(await begun()).toBe(1);
    expect(await begun()).toBeNull();
  });
});

describe('the recipients', () => {
  it('are confirmed, subscribed, deliverable readers of the topic', async () => {
    await subscribe(6);
    const set = (n: number, change: string) =>
      stack.sql(`update public.blog_subscriptions set ${change} where email = $1`, [
        `reader-${n}@x.example`,
      ]);
    await set(1, 'confirmed_at = null');
    await set(2, 'unsubscribed_at = now()');
    await set(3, 'bounced_at = now()');
    await set(4, "topics = '{Practice}'");
    await set(5, "topics = '{Strategy}'");
    const { id } = await begin(600, { topics: ['Strategy'] });
    const audience = await editor.rpc('newsletter_audience', { topics: ['Strategy'] });
    const mails = await stack.sql(
      `select s.email from public.newsletter_recipients r
       join public.blog_subscriptions s on s.id = r.subscription_id
       where r.issue_id = $1::uuid order by s.email`,
      [id],
    );
    expect(mails.map(({ email }) => email)).toEqual(['reader-5@x.example', 'reader-6@x.example']);
    expect(audience.data).toBe(2);
  });

  it('exclude people who unsubscribe before their turn, and count those who do so later', async () => {
    await subscribe(2);
    const { id } = await begin();
    const mail = await claim();
    if (mail) await settle(mail);
    await stack.sql('update public.blog_subscriptions set unsubscribed_at = now()');
    expect(await claim()).toBeUndefined();
    expect(await counts(id)).toMatchObject({ accepted: 1, skipped: 1, unsubscribed: 1 });
  });

  it('whose email bounces are excluded, by a signed call or by hand', async () => {
    await subscribe(2);
    const { id } = await begin();
    const mails = [await claim(), await claim()].flatMap((mail) => mail ?? []);
    for (const mail of mails) await settle(mail);
    const [first, second] = mails;
    const call = {
      type: 'mail.bounced',
      data: { email: first?.email.toUpperCase() ?? '', occurred_at: '2026-11-26T10:00:00Z' },
    };
    const { data } = await server
      .rpc('receive_call', { webhook_id: crypto.randomUUID(), body: '{}', call })
      .throwOnError();
    expect(data).toEqual({ status: 200, mail: 'stopped' });
    const leader = await signIn(stack, accounts.leader.email);
    await leader
      .from('blog_subscriptions')
      .update({ bounced_at: new Date().toISOString() })
      .eq('email', second?.email ?? '')
      .throwOnError();
    expect(await counts(id)).toMatchObject({ accepted: 2, bounced: 2 });
    expect((await editor.rpc('newsletter_audience', { topics: [] })).data).toBe(0);
  });

  it('stay as counts when a subscription is removed', async () => {
    await subscribe(2);
    const { id } = await begin();
    const mail = await claim();
    if (mail) await settle(mail);
    await stack.sql('delete from public.blog_subscriptions');
    expect(await claim()).toBeUndefined();
    expect(await counts(id)).toMatchObject({ recipients: 2, accepted: 1, skipped: 1 });
  });

  it('are not emailed again without a subscription', async () => {
    await subscribe(1);
    const { id } = await begin();
    await claim();
    await leasesRunOut();
    expect(await claim()).toBeUndefined();
    await stack.sql('delete from public.blog_subscriptions');
    expect(await steer(editor, id, 'send_doubtful')).toBe('refused');
    expect(await counts(id)).toMatchObject({ doubtful: 1, waiting: 0 });
  });
});

describe('an issue', () => {
  it('is sent exactly as previewed', async () => {
    const { id, version } = await write();
    await editor.from('newsletter_issues').update({ body: 'Changed' }).eq('id', id).throwOnError();
    expect(await steer(editor, id, 'schedule', { seen: version })).toBe('stale');
    expect(await state(id)).toBe('draft');
  });

  it('cannot be sent without a text', async () => {
    const { id, version } = await write({ body: ' \n' });
    expect(await steer(editor, id, 'schedule', { seen: version })).toBe('refused');
    expect(await state(id)).toBe('draft');
  });

  it('can be changed and sent only as a draft, and its status only by the functions', async () => {
    const { id, version } = await write();
    await steer(editor, id, 'schedule', { seen: version, at: '2999-01-01T00:00:00Z' });
    const changed = await editor
      .from('newsletter_issues')
      .update({ body: 'Another' })
      .eq('id', id)
      .select('id');
    expect(changed.data).toEqual([]);
    await editor.from('newsletter_issues').delete().eq('id', id);
    expect(await state(id)).toBe('scheduled');
    const moved = await editor.from('newsletter_issues').update({ state: 'sent' }).eq('id', id);
    expect(moved.error?.code).toBe('42501');
    expect(await steer(editor, id, 'unschedule')).toBe('done');
    expect(await state(id)).toBe('draft');
  });

  it('is visible to people with the right to mail; others see sent issues only, and no recipients', async () => {
    await subscribe(1);
    const draft = await write();
    const { id } = await begin();
    for (const client of [member, anonymous(stack)]) {
      const { data } = await client.from('newsletter_issues').select('id').throwOnError();
      expect(data).toEqual([{ id }]);
    }
    await expect(steer(member, draft.id, 'schedule', { seen: draft.version })).rejects.toThrow(
      /may mail/,
    );
    expect((await editor.rpc('test_newsletter', { issue_id: draft.id })).data).toBe(
      accounts.editor.email,
    );
    const test = await member.rpc('test_newsletter', { issue_id: draft.id });
    expect(test.error?.code).toBe('42501');
    expect((await member.rpc('newsletter_counts', { issue_ids: [id] })).data).toEqual([]);
    expect((await editor.from('newsletter_recipients').select('id')).data).toEqual([]);
    expect((await editor.from('blog_subscriptions').select('email')).data).toEqual([]);
  });
});

it('a link redirects to its target and counts clicks by people', async () => {
  await subscribe(1);
  const { id } = await begin();
  const [link] = await stack.sql('select id from public.newsletter_links');
  const press = async (link_id: unknown, counts: boolean) =>
    (await server.rpc('press_newsletter_link', { link_id, counts }).throwOnError()).data;
  expect(await press(link?.id, true)).toBe('https://x.example/a');
  expect(await press(link?.id, false)).toBe('https://x.example/a');
  expect(await press(crypto.randomUUID(), true)).toBeNull();
  expect(await counts(id)).toMatchObject({ presses: 1 });
});
