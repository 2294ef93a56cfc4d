import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANNEL_CLASSES } from '../../lib/core/channel-classes.ts';
import { SITE_CLASSES, siteClass } from '../../lib/core/channel-sites.ts';
import { startMigratedPostgres } from '../local/test-database.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';
import { place, type Row, samplesOf } from './samples.ts';

let stack: TestStack;
let leader: Client;
let samples: ReturnType<typeof samplesOf>;

beforeAll(async () => {
  stack = await startTestStack();
  samples = samplesOf(stack);
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

const newAddress = (domain = 'touches.example') => `${crypto.randomUUID()}@${domain}`;

async function add(table: string, fields: Row = {}): Promise<Row> {
  const sample = samples[table];
  if (!sample) throw new Error(`No sample for ${table}`);
  return place(stack, table, {
    ...(await sample.row({ id: accounts.member.id, isSelf: true })),
    ...fields,
  });
}

const contacts = (email: string) =>
  stack.sql('select * from public.clients where lower(email) = lower($1)', [email]);

const touches = (email: string) =>
  stack.sql(
    `select t.kind, t.channel, t.intent, t.record_id
     from public.touches t join public.clients c on c.id = t.client_id
     where lower(c.email) = lower($1) or c.other_emails @> array[lower($1)]
     order by t.at, t.kind`,
    [email],
  );

const idOf = ({ id }: Row) => String(id);

const past = '2026-01-05T15:00:00Z';
const channel = { source: 'news', medium: 'mail' };

describe('a form creates a contact, or finds an existing one', () => {
  it.each([
    ['booking', 'consultation_bookings', {}, { firstname: 'Sample', source: 'Consultation' }],
    ['registration', 'webinar_registrations', {}, { source: 'Webinar' }],
    [
      'enrolment',
      'enrolments',
      { name: 'Ada King Byron' },
      { firstname: 'Ada King', lastname: 'Byron', source: 'Academy' },
    ],
    [
      'enquiry',
      'enquiries',
      { name: 'Ada' },
      { firstname: 'Ada', lastname: null, source: 'Question' },
    ],
    [
      'subscription',
      'blog_subscriptions',
      { confirmed_at: past },
      { lastname: null, source: 'Blog' },
    ],
  ])('%s', async (kind, table, fields, expected) => {
    const email = newAddress();
    const form = await add(table, { ...fields, email, channel });
    expect(await contacts(email)).toEqual([
      expect.objectContaining({ stage: 'lead', owner_id: null, company_id: null, ...expected }),
    ]);
    expect(await touches(email)).toEqual([{ kind, channel, intent: null, record_id: form.id }]);
    // These records reference their contact as soon as they are stored.
    if (table === 'blog_subscriptions') return;
    const named = await stack.sql(
      `select c.email from public.${table} t join public.clients c on c.id = t.client_id where t.id = $1::uuid`,
      [idOf(form)],
    );
    expect(named).toEqual([{ email }]);
  });

  it('ignores a subscription until it is confirmed', async () => {
    const email = newAddress();
    const id = idOf(await add('blog_subscriptions', { email, confirmed_at: null }));
    expect(await contacts(email)).toEqual([]);
    await stack.sql(
      'update public.blog_subscriptions set confirmed_at = now() where id = $1::uuid',
      [id],
    );
    await stack.sql(
      'update public.blog_subscriptions set confirmed_at = now() where id = $1::uuid',
      [id],
    );
    expect(await touches(email)).toHaveLength(1);
  });

  it.each(['consultation_bookings', 'enquiries'])(
    'ignores %s in quarantine until it is released',
    async (table) => {
      const email = newAddress();
      const id = idOf(
        await add(table, {
          email,
          quarantined_at: past,
          quarantine_reason: 'Too fast.',
        }),
      );
      expect(await contacts(email)).toEqual([]);
      await stack.sql(
        `update public.${table} set quarantined_at = null, quarantine_reason = null where id = $1::uuid`,
        [id],
      );
      expect(await touches(email)).toHaveLength(1);
    },
  );

  it('ignores job applications', async () => {
    const email = newAddress();
    await add('job_applications', { email });
    expect(await contacts(email)).toEqual([]);
  });
});

describe('a form does not prove identity', () => {
  it('does not change a known contact, also by a secondary email', async () => {
    const [email, other] = [newAddress(), newAddress()];
    await add('clients', {
      email,
      other_emails: [other],
      firstname: 'Ada',
      lastname: 'Byron',
      phone: null,
      stage: 'client',
    });
    const before = await contacts(email);
    await add('consultation_bookings', {
      email: email.toUpperCase(),
      firstname: 'Mallory',
      phone: '+1 900 555 0100',
      company: 'Evil',
    });
    await add('enquiries', { email: other, name: 'Mallory Evil' });
    expect(await contacts(email)).toEqual(before);
    expect((await touches(email)).map(({ kind }) => kind).toSorted()).toEqual([
      'booking',
      'enquiry',
    ]);
    expect(await stack.sql("select from public.companies where name = 'Evil'")).toEqual([]);
  });
});

const FORMS = [
  'consultation_bookings',
  'webinar_registrations',
  'enrolments',
  'enquiries',
] as const;

describe('a form is linked to its contact', () => {
  it.each(FORMS)('%s immediately, by a secondary email and after a merge', async (table) => {
    const [email, other] = [newAddress(), newAddress()];
    const client = await add('clients', { email, other_emails: [other] });
    const forms = [
      await add(table, { email: email.toUpperCase() }),
      await add(table, { email: other }),
    ];
    expect(forms.map(({ client_id }) => client_id)).toEqual([client.id, client.id]);
    const kept = await add('clients', { email: newAddress() });
    await leader.rpc('merge_clients', { kept: kept.id, merged: client.id }).throwOnError();
    const linked = async () =>
      (await leader.from(table).select('client_id').in('id', forms.map(idOf)).throwOnError()).data;
    expect(await linked()).toEqual([{ client_id: kept.id }, { client_id: kept.id }]);
    await leader.from('clients').delete().eq('id', kept.id).throwOnError();
    expect(await linked()).toEqual([{ client_id: null }, { client_id: null }]);
    const restore = { table_name: 'clients', record_ids: [kept.id] };
    await leader.rpc('restore_deleted', restore).throwOnError();
    expect(await linked()).toEqual([{ client_id: kept.id }, { client_id: kept.id }]);
  });

  it.each(['consultation_bookings', 'enquiries'])('%s once it leaves quarantine', async (table) => {
    const email = newAddress();
    const held = { quarantined_at: past, quarantine_reason: 'Too fast.' };
    const form = await add(table, { email, ...held });
    expect(form.client_id).toBeNull();
    const [released] = await stack.sql(
      `update public.${table} set quarantined_at = null, quarantine_reason = null where id = $1::uuid returning client_id`,
      [idOf(form)],
    );
    expect(released?.client_id).toBe((await contacts(email))[0]?.id);
  });
});

describe('a company typed by a visitor', () => {
  const companyOf = async (email: string) =>
    (
      await stack.sql(
        'select f.name from public.clients c left join public.companies f on f.id = c.company_id where c.email = $1',
        [email],
      )
    )[0]?.name;
  const notes = async (email: string) =>
    (
      await stack.sql(
        'select n.body from public.client_notes n join public.clients c on c.id = n.client_id where c.email = $1',
        [email],
      )
    ).map(({ body }) => body);

  it.each([
    ['consultation_bookings', 'Hollis  Bakery'],
    ['webinar_registrations', ' hollis bakery '],
    ['enquiries', 'HOLLIS BAKERY'],
  ])('with %s is linked to the contact regardless of case: "%s"', async (table, company) => {
    const email = newAddress();
    await add(table, { email, company });
    expect(String(await companyOf(email)).toLowerCase()).toBe('hollis bakery');
    const same = await stack.sql("select from public.companies where name ilike 'hollis bakery'");
    expect(same).toHaveLength(1);
  });

  it('is added to a lead whose first form named none', async () => {
    const email = newAddress();
    await add('enrolments', { email });
    expect(await companyOf(email)).toBeNull();
    await add('consultation_bookings', { email, company: 'Later Ltd' });
    expect(await companyOf(email)).toBe('Later Ltd');
  });

  it('never replaces another company, and adds one note', async () => {
    const email = newAddress();
    await add('enquiries', { email, company: 'First Ltd' });
    for (const company of ['Second Ltd', 'FIRST LTD', 'Second Ltd']) {
      await add('consultation_bookings', { email, company });
    }
    expect(await companyOf(email)).toBe('First Ltd');
    expect(await notes(email)).toEqual(['A form names this company: Second Ltd']);
  });

  it('is only noted on a contact that staff have edited, until a leader applies it', async () => {
    const email = newAddress();
    await add('clients', { email, stage: 'qualified' });
    const booking = await add('consultation_bookings', { email, company: 'Third Ltd' });
    expect(await companyOf(email)).toBeNull();
    expect(await notes(email)).toEqual(['A form names this company: Third Ltd']);
    await leader.rpc('convert_booking', { booking_id: booking.id }).throwOnError();
    expect(await companyOf(email)).toBe('Third Ltd');
  });

  it.each(['-', 'n/a', 'None', 'Self-employed', '(private)', '...'])(
    'is empty for "%s"',
    async (company) => {
      const email = newAddress();
      await add('consultation_bookings', { email, company });
      expect(await companyOf(email)).toBeNull();
      expect(await stack.sql('select from public.companies where name = $1', [company])).toEqual(
        [],
      );
    },
  );

  it('reuses a company with the website of the email domain', async () => {
    const known = await add('companies', { website: 'typed-here.example' });
    const email = newAddress('typed-here.example');
    await add('consultation_bookings', { email, company: 'Typed Here, Inc.' });
    expect(await companyOf(email)).toBe(known.name);
  });
});

describe('the company', () => {
  it.each([
    ['https://www.Known-Firm.example/about', 'known-firm.example', true],
    ['known-two.example', 'known-two.example', true],
    ['https://known-three.example', 'sub.known-three.example', false],
    ['https://gmail.com', 'gmail.com', false],
    ['https://yahoo.co.uk', 'yahoo.co.uk', false],
  ])('with the website %s matches an email at %s: %s', async (website, domain, isFound) => {
    const company = await add('companies', { website });
    const email = newAddress(domain);
    await add('enquiries', { email });
    expect(await contacts(email)).toEqual([
      expect.objectContaining({ company_id: isFound ? company.id : null }),
    ]);
  });
});

it('a booking with an estimate stores it as a promise next to earlier ones', async () => {
  const email = newAddress();
  const estimate = { query: 'v=1', version: 1 };
  await add('estimates', { email, client_id: (await add('clients', { email })).id });
  const booking = await add('consultation_bookings', { email, estimate, channel });
  expect(
    await stack.sql(
      'select booking_id, channel from public.estimates where email = $1 order by created_at, booking_id nulls first',
      [email],
    ),
  ).toEqual([
    { booking_id: null, channel: null },
    { booking_id: booking.id, channel },
  ]);
  expect((await touches(email)).at(-1)).toMatchObject({ intent: 'estimate' });
  const { error } = await leader.from('estimates').update({ name: 'Other' }).eq('email', email);
  expect(error?.code).toBe('42501');
});

it('accepts only known channel keys with short texts', async () => {
  for (const wrong of [
    { other: 'x' },
    { source: 1 },
    { source: '' },
    { source: 'x'.repeat(101) },
  ]) {
    await expect(add('enquiries', { channel: wrong })).rejects.toThrow('check constraint');
  }
});

it('concurrent forms with one email create one contact', async () => {
  const email = newAddress();
  const client = service(stack);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      client.rpc('send_estimate', {
        sent: {
          name: 'Ada Byron',
          email: index % 2 ? email : email.toUpperCase(),
          estimate: { query: `v=${index}` },
          idempotency_key: crypto.randomUUID(),
        },
        subject: crypto.randomUUID(),
        max_hits: 10,
        window_seconds: 60,
      }),
    ),
  );
  expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([]);
  expect(answers.filter(({ data }) => data.outcome === 'sent')).toHaveLength(5);
  expect(await contacts(email)).toHaveLength(1);
  expect(await touches(email)).toHaveLength(5);
});

it('fifty concurrent forms with one email create one contact with fifty touches on PostgreSQL', async () => {
  const postgres = await startMigratedPostgres();
  const server = await startTestStack({ databaseUrl: postgres.url });
  try {
    const client = service(server);
    const email = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        client.from('enquiries').insert({
          name: 'Ada Byron',
          email: index % 2 ? email : email.toUpperCase(),
          message: 'Can you read our delivery notes?',
        }),
      ),
    );
    expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([]);
    expect(
      await server.sql(
        `select count(distinct c.id)::int as contacts, count(*)::int as touches
         from public.touches t join public.clients c on c.id = t.client_id
         where lower(c.email) = lower($1)`,
        [email],
      ),
    ).toEqual([{ contacts: 1, touches: 50 }]);
  } finally {
    await server.stop();
    await postgres.stop();
  }
});

it('a merge moves touches and estimates', async () => {
  const [email, other] = [newAddress(), newAddress()];
  for (const address of [email, other]) await add('enquiries', { email: address });
  const [[kept], [merged]] = [await contacts(email), await contacts(other)];
  await add('estimates', { email: other, client_id: merged?.id });
  const { data } = await leader.rpc('merge_clients', { kept: kept?.id, merged: merged?.id });
  expect(data).toEqual({ outcome: 'merged' });
  expect(await touches(email)).toHaveLength(3);
  expect(
    await stack.sql('select from public.estimates where client_id = $1::uuid', [String(kept?.id)]),
  ).toHaveLength(1);
});

describe('suggests contacts that may be the same person', () => {
  const similar = async (id: unknown) => {
    const { data } = await leader.rpc('similar_clients', { client: id });
    return data.map(({ id: found, reasons }: Row) => [found, reasons]);
  };

  it.each([
    ['a variant of the address', 'a.b+news@gmail.com', {}, 'ab@googlemail.com', {}, ['address']],
    [
      'the phone number with and without its country',
      null,
      { phone: '+1 (212) 555-0147' },
      null,
      { phone: '212 555 0147' },
      ['phone'],
    ],
    [
      'the words of the name',
      null,
      { firstname: 'Weiss', lastname: 'Hannelore' },
      null,
      { firstname: 'Hannelore', lastname: 'Weiss' },
      ['name'],
    ],
    [
      'the last name at a company',
      'h.orth@firm-a.example',
      { firstname: 'H.', lastname: 'Orthmann' },
      'hanna@firm-a.example',
      { firstname: 'Hanna', lastname: 'Orthmann' },
      ['domain'],
    ],
  ])('by %s', async (_, email, first, other, second, reasons) => {
    const one = await add('clients', { firstname: 'One', ...first, email: email ?? newAddress() });
    const two = await add('clients', { firstname: 'Two', ...second, email: other ?? newAddress() });
    expect(await similar(one.id)).toEqual([[two.id, reasons]]);
    expect(await similar(two.id)).toEqual([[one.id, reasons]]);
  });

  it('ignores first names, short numbers and free email domains', async () => {
    const one = await add('clients', { firstname: 'Solo', phone: '911', email: 'x1@gmail.com' });
    await add('clients', { firstname: 'Solo', phone: '911', email: 'x2@gmail.com' });
    expect(await similar(one.id)).toEqual([]);
  });
});

it('links each form sent before touches were counted, once', async () => {
  const email = newAddress();
  await add('enquiries', { email });
  await stack.sql('delete from public.clients where email = $1', [email]);
  const [{ sent = 0 } = {}] = await stack.sql(
    `select (select count(*) from public.consultation_bookings where quarantined_at is null)
      + (select count(*) from public.webinar_registrations) + (select count(*) from public.enrolments)
      + (select count(*) from public.blog_subscriptions where confirmed_at is not null)
      + (select count(*) from public.enquiries where quarantined_at is null)
      + (select count(*) from public.estimates where booking_id is null) as sent`,
  );
  const link = () => stack.sql('select private.link_touches()');
  await link();
  await link();
  expect(await touches(email)).toHaveLength(1);
  const [{ counted = 0 } = {}] = await stack.sql(
    `select count(*) as counted from public.touches t where t.record_id in (
       select id from public.consultation_bookings union all select id from public.webinar_registrations
       union all select id from public.enrolments union all select id from public.blog_subscriptions
       union all select id from public.enquiries union all select id from public.estimates
     )`,
  );
  expect(Number(counted)).toBe(Number(sent));
});

describe('the channel class', () => {
  const classOf = async (marks: Row) => {
    const [row] = await stack.sql('select private.channel_class($1::jsonb) as class', [
      JSON.stringify(marks),
    ]);
    return String(row?.class);
  };

  it.each([
    [
      'paid',
      'cpc PPC cpm cpa cpv cpcv paid paid-search paid_social Paid%20Social social-cpc display display-ads banner retargeting remarketing sponsored ad ads adwords advertising',
    ],
    [
      'mail',
      'mail email e-mail e_mail e%20mail Mailing mailings newsletter enewsletter news-letter edm EDM',
    ],
    [
      'social',
      'social social-media social_network sm smm organic-social organic_social social%20organic unpaid-social',
    ],
    ['search', 'organic organic-search seo'],
    ['referral', 'referral affiliate qr print sms unpaid adventure'],
  ])('is %s by medium', async (expected, media) => {
    for (const medium of media.split(' ').map(decodeURIComponent)) {
      expect([medium, await classOf({ source: 'news', medium })]).toEqual([medium, expected]);
    }
  });

  it.each([
    ['mail', { source: 'newsletter' }],
    ['mail', { source: 'e-mail', referrer: 'site' }],
    ['social', { source: 'linkedin.com', medium: 'post' }],
    ['social', { medium: 'social', referrer: 'mail' }],
    ['mail', { medium: 'mail', referrer: 'social' }],
    ['ai', { source: 'chatgpt.com' }],
    ['search', { referrer: 'search' }],
    ['referral', { source: 'daily-mail.example', medium: 'article' }],
    ['referral', { referrer: 'site' }],
    ['direct', {}],
    ['direct', { landing: '/blog' }],
  ])('is %s for %j', async (expected, marks) => {
    expect(await classOf(marks)).toBe(expected);
  });

  it('recognises the same sites as the public pages, by the same patterns', async () => {
    const [row] = await stack.sql(
      "select prosrc as body from pg_proc where oid = 'private.site_class(text)'::regprocedure",
    );
    const written = [...String(row?.body).matchAll(/site ~ '([^']*)'\s+then '(\w+)'/g)];
    expect(written.map(([, pattern, name]) => [name, pattern])).toEqual(SITE_CLASSES);
  });

  it.each([
    [
      'mail',
      'gmail mail.google.com com.google.android.gm outlook outlook.office.com outlook.live.com webmail.example mail.yahoo.com',
    ],
    ['ai', 'chatgpt chatgpt.com perplexity.ai claude.ai gemini gemini.google.com copilot deepseek'],
    [
      'social',
      'x x.com twitter t.co threads threads.net lnkd.in linkedin com.linkedin.android www.linkedin.com pinterest pinterest.de ycombinator hackernews news.ycombinator.com hn reddit old.reddit.com redd.it youtube youtu.be fb ig facebook m.facebook.com l.instagram.com bsky.app mastodon.social tiktok',
    ],
    [
      'search',
      'google google.com www.google.co.uk bing bing.com duckduckgo yahoo search.yahoo.com ecosia.org yandex.ru baidu startpage qwant search.brave.com com.google.android.googlequicksearchbox',
    ],
  ])('is %s for a site, as a referrer and as a source', async (expected, sites) => {
    for (const site of sites.split(' ')) {
      expect([site, siteClass(site)]).toEqual([site, expected]);
      expect([site, await classOf({ source: site })]).toEqual([site, expected]);
      expect([site, await classOf({ referrer: siteClass(site) })]).toEqual([site, expected]);
    }
  });

  it.each([
    ['social', 'X'],
    ['social', 'LinkedIn Ads_2026'],
    ['social', 'https://www.linkedin.com/feed/?x=1'],
    ['social', 'facebook-page'],
    ['ai', 'via ChatGPT'],
    ['search', 'https://www.google.com/'],
    ['referral', 'x-ray-weekly'],
    ['referral', 'google-calendar'],
    ['referral', 'calendar.google.com'],
    ['referral', 'docs.google.com'],
    ['referral', 'meet.google.com'],
    ['referral', 'google.evil.example'],
    ['referral', 'notlinkedin.com'],
    ['referral', 'com.slack'],
    ['referral', 'binge'],
  ])('is %s for the source %s', async (expected, source) => {
    expect(await classOf({ source, medium: 'post' })).toBe(expected);
    if (expected === 'referral') expect(siteClass(source)).toBeNull();
  });

  it('is one of the classes that the dashboard and its tables list', async () => {
    const [row] = await stack.sql(
      `select pg_get_constraintdef(oid) as taken from pg_constraint
       where conrelid = 'public.site_visits'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%channel_class%'`,
    );
    const taken = [...String(row?.taken).matchAll(/'(\w+)'/g)].map(([, name]) => name);
    expect(taken).toEqual([...CHANNEL_CLASSES]);
  });
});
