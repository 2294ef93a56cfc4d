// @module-tag attacks

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notices } from '../../lib/notices.ts';
import type { Value } from '../local/database/database.ts';
import { samplePdf } from '../local/database/sample-pdf.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { tableAccess } from './access-matrix.ts';
import {
  accounts,
  addAccount,
  anonymous,
  type Client,
  service,
  sessionId,
  signIn,
  signInOnly,
} from './people.ts';
import { type Owner, place, type Row, samplesOf } from './samples.ts';
import { withoutPlaybooks } from './without.ts';

// Manual attacks on the Data API, with and without a member's password.

const { member, member2, leader } = accounts;

type Request = { method?: string; prefer?: string; body?: unknown; headers?: Row };
type Answer = { status: number; range: string | null; text: string };
type Who = 'anonymous' | 'member';

/** Appears only in values that a member may not see. */
const SECRET = 'Hushed';

let stack: TestStack;
let samples: ReturnType<typeof samplesOf>;
let client: Client;
let tokens: Record<Who, string>;
let stranger: string;
/** Two tasks of the member; the contact of the first sorts after that of the second in every column. */
const ownTasks = [
  '10000000-0000-4000-8000-000000000001',
  '10000000-0000-4000-8000-000000000002',
] as const;

async function ask(path: string, request: Request = {}, who: Who = 'member'): Promise<Answer> {
  const { method = 'GET', prefer, body, headers } = request;
  const response = await fetch(`${stack.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: stack.publishableKey,
      authorization: `Bearer ${tokens[who]}`,
      'content-type': 'application/json',
      ...(prefer && { prefer }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return {
    status: response.status,
    range: response.headers.get('content-range'),
    text: await response.text(),
  };
}

async function rowsOf(path: string): Promise<({ joined?: Row | Row[] } & Row)[]> {
  const { status, text } = await ask(path);
  return status < 300 ? JSON.parse(text) : [];
}

const one = async (statement: string, values: readonly Value[] = []) =>
  (await stack.sql(statement, values))[0] ?? {};

/** A fingerprint of each table, to detect changes. */
async function contents(tables: readonly string[]): Promise<Row> {
  const found: Row = {};
  for (const table of tables) {
    const { all } = await one(
      `select md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as all from public.${table} t`,
    );
    found[table] = all;
  }
  return found;
}

function sampleOf(table: string) {
  const sample = samples[table];
  if (!sample) throw new Error(`No sample for ${table}`);
  return sample;
}

/** Returns the primary key of a row. */
function keyOf(table: string, row: Row): string {
  const { key = ['id'] } = sampleOf(table);
  return key.map((column) => row[column]).join();
}

/** A row of the person; in tables that already have rows, an existing one of theirs or another. */
async function rowOf(table: string, owner: Owner): Promise<Row> {
  const sample = sampleOf(table);
  if (!sample.standing) return place(stack, table, await sample.row(owner));
  const { row = '{}' } = await one(
    `select to_jsonb(t)::text as row from public.${table} t
     order by to_jsonb(t) ->> 'id' = $1 desc nulls last limit 1`,
    [owner.id],
  );
  return JSON.parse(String(row));
}

beforeAll(async () => {
  stack = await startTestStack();
  await withoutPlaybooks(stack);
  samples = samplesOf(stack);
  client = await signIn(stack, member.email);
  const { data } = await client.auth.getSession();
  tokens = { anonymous: stack.publishableKey, member: data.session?.access_token ?? '' };
  stranger = (await addAccount(stack, SECRET, 'team_leader')).id;
  // Colleagues can find each other by name.
  await stack.sql("update public.user_profiles set name = 'Stranger' where id = $1::uuid", [
    stranger,
  ]);

  const add = async (table: string, row: Row) => String((await place(stack, table, row)).id);
  const contact = (firstname: string) =>
    add('clients', {
      firstname,
      lastname: SECRET,
      email: `${firstname}.${SECRET}@x.example`.toLowerCase(),
    });
  const contactOf = (firstname: string) =>
    add('clients', { firstname, email: `${firstname}@own.example`.toLowerCase() });
  const [early, late] = [await contact('Abe'), await contact('Zoe')];
  const booking = await add('consultation_bookings', {
    firstname: 'Zoe',
    email: 'zoe@x.example',
    company: SECRET,
    client_id: late,
    owner_id: member.id,
    preferreddate: '2031-05-01T15:00:00Z',
  });
  const task = { created_by: stranger, assigned_to: member.id };
  const [first, second] = ownTasks;
  await add('tasks', { ...task, id: first, title: 'First', client_id: late, booking_id: booking });
  await add('tasks', { ...task, id: second, title: 'Second', client_id: early });
  const foreignTask = await add('tasks', {
    title: SECRET,
    created_by: member.id,
    assigned_to: member2.id,
    client_id: late,
  });
  await add('task_comments', { task_id: foreignTask, author_id: member.id, body: SECRET });
  await add('deals', { title: 'Own deal', client_id: await contactOf('Own'), owner_id: member.id });
  const foreignDeal = { client_id: late, owner_id: stranger, title: SECRET, brief: SECRET };
  const deal_id = await add('deals', {
    ...foreignDeal,
    next_step: SECRET,
    next_step_on: '2031-01-01',
  });
  const proposal_id = await add('proposals', {
    number: 'P-2031-0001',
    deal_id,
    decline_reason: SECRET,
  });
  await add('proposal_questions', { proposal_id, version: 1, passage: 'Terms', question: SECRET });
  await add('client_notes', { client_id: late, author_id: member.id, body: SECRET });
});
afterAll(() => stack?.stop());

describe('joins', () => {
  it('return no row that a plain request would not return', async () => {
    const relations = await stack.sql(`
      select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace
        and confrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`);
    const visible = new Map<string, Set<string>>();
    for (const table of Object.keys(tableAccess)) {
      const rows = await rowsOf(`${table}?select=*`);
      visible.set(table, new Set(rows.map((row) => keyOf(table, row))));
    }
    const leaks: string[] = [];
    let shown = 0;
    for (const { name, child, parent } of relations) {
      for (const [from, to] of [
        [String(child), String(parent)],
        [String(parent), String(child)],
      ] as const) {
        const found = await rowsOf(`${from}?select=*,joined:${to}!${name}(*)`);
        const joined = found.flatMap(({ joined }): Row[] => {
          if (Array.isArray(joined)) return joined;
          return joined ? [joined] : [];
        });
        shown += joined.length;
        if (joined.some((row) => !visible.get(to)?.has(keyOf(to, row)))) {
          leaks.push(`${from} with ${to} by ${name}`);
        }
      }
    }
    expect(relations.length).toBeGreaterThan(30);
    expect(shown).toBeGreaterThan(0);
    expect(leaks).toEqual([]);
  });

  it.each([
    'tasks?select=*,clients(*,client_notes(*)),consultation_bookings(*,clients!client_id(*))',
    'tasks?select=id,...clients(email,lastname)',
    'tasks?select=*,user_profiles!tasks_created_by_fkey(*)',
    'user_profiles?select=*,tasks!tasks_created_by_fkey(*,task_comments(*))',
    'user_profiles?select=*,consultation_bookings!owner_id(*),client_notes(*)',
    'task_comments?select=*,tasks(*,clients(*))',
    'teams?select=*,tasks(*),team_members(*,user_profiles(*))',
    'deals?select=*,clients(*,client_notes(*)),deal_stages(*)',
    'deals?select=*,user_profiles!deals_owner_id_fkey(*),companies(*)',
    'clients?select=*,deals(*),tasks(*),consultation_bookings!client_id(*)',
    'user_profiles?select=*,deals!deals_owner_id_fkey(*)',
    'deal_stages?select=*,deals(*,clients(*))',
    'proposals?select=*,deals(*,clients(*)),proposal_versions(*),proposal_questions(*)',
    'proposal_versions?select=*,proposals(*,deals(*))',
    'proposal_questions?select=*,proposals(*,deals(*))',
    'proposal_acceptances?select=*',
    'proposal_codes?select=*',
    'deals?select=*,proposals(*,proposal_questions(*))',
    'rpc/deal_forecast',
    'clients?select=lastname::int',
    'rpc/search_list?list=clients&search=a&conditions=[["former_terms","eq","{}"]]&sort=id&ascending=true&most=9',
    'rpc/calendar_entries?from_at=2020-01-01&to_at=2060-01-01&per_day=',
    'rpc/search_staff?search=h&most=50',
  ])('do not reveal the secret: %s', async (path) => {
    const { status, text } = await ask(path);
    expect([200, 400, 403]).toContain(status);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain('@x.example');
  });
});

/** Requests whose responses would differ if they could reveal a hidden word. */
const guesses: readonly ((word: string) => string)[] = [
  (word) => `clients?select=id&lastname=ilike.${word}*`,
  (word) => `clients?select=id&or=(lastname.eq.${word},email.ilike.*${word}*)`,
  (word) => `consultation_bookings?select=id&company=eq.${word}`,
  (word) => `client_notes?select=id&body=fts.${word}`,
  (word) => `tasks?select=id&title=like.${word}*&order=id`,
  (word) => `tasks?select=id&or=(title.like.${word}*,description.eq.${word})&order=id`,
  (word) =>
    `tasks?select=id&not.and=(title.neq.${word},status.eq.todo)&assigned_to=neq.${member.id}`,
  (word) => `tasks?select=id,clients!inner(id)&clients.lastname=ilike.${word}*`,
  (word) => `tasks?select=id,clients(id)&clients.lastname=eq.${word}&clients=not.is.null`,
  (word) => `tasks?select=id,clients!inner(id)&clients.or=(lastname.eq.${word},id.is.null)`,
  (word) =>
    `tasks?select=id,consultation_bookings!inner(id,clients!inner(id))&consultation_bookings.clients.lastname=eq.${word}`,
  (word) =>
    `tasks?select=id,user_profiles!tasks_created_by_fkey!inner(id)&user_profiles.name=eq.${word}`,
  (word) => `teams?select=id,tasks!inner(id)&tasks.title=eq.${word}`,
  (word) => `user_profiles?select=id,tasks!tasks_created_by_fkey!inner(id)&tasks.title=eq.${word}`,
  (word) => `deals?select=id&or=(title.eq.${word},brief.eq.${word},next_step.eq.${word})`,
  (word) => `deals?select=id&not.and=(title.neq.${word},stage.eq.new)&owner_id=neq.${member.id}`,
  (word) => `deals?select=id,clients!inner(id)&clients.lastname=eq.${word}`,
  (word) => `clients?select=id,deals!inner(id)&deals.title=eq.${word}`,
  (word) => `user_profiles?select=id,deals!deals_owner_id_fkey!inner(id)&deals.title=eq.${word}`,
  (word) => `proposals?select=id,deals!inner(id)&deals.title=eq.${word}`,
  (word) => `proposal_questions?select=id&question=eq.${word}`,
  (word) => `user_profiles?select=id&name=eq.${word}`,
  (word) => `task_comments?select=id&body=match.${word}`,
  (word) =>
    `rpc/search_list?list=clients&search=${word}&conditions=[]&sort=id&ascending=true&most=9`,
  (word) => `rpc/search_list?list=deals&search=${word}&conditions=[]&sort=id&ascending=true&most=9`,
  (word) =>
    `rpc/search_list?list=enrolments&search=&conditions=[["name","eq","${word}"]]&sort=id&ascending=true&most=9`,
  (word) => `rpc/search_staff?search=${word}&most=5`,
];

describe('guessing values', () => {
  it.each(guesses.map((guess) => [guess('{word}'), guess] as const))(
    'gets the same response whether right or wrong: %s',
    async (_, guess) => {
      for (const request of [
        { prefer: 'count=exact' },
        { prefer: 'count=exact', method: 'HEAD' },
      ]) {
        const [right, wrong] = [
          await ask(guess(SECRET), request),
          await ask(guess('Nowhere'), request),
        ];
        expect(right).toEqual(wrong);
        expect(right.range ?? '*/0').toBe('*/0');
      }
    },
  );

  it.each(guesses.map((guess) => guess(SECRET)).filter((path) => !path.startsWith('rpc/')))(
    'writes nothing and returns nothing: %s',
    async (path) => {
      const before = await contents(Object.keys(tableAccess));
      for (const method of ['PATCH', 'DELETE']) {
        const { status, text } = await ask(path, {
          method,
          prefer: 'return=representation,count=exact',
          body: method === 'PATCH' ? { created_at: '2031-01-01T00:00:00Z' } : undefined,
        });
        if (status < 300) expect(text).toBe('[]');
        expect(text).not.toContain(SECRET);
      }
      expect(await contents(Object.keys(tableAccess))).toEqual(before);
    },
  );

  it.each(['firstname', 'email'])('cannot sort by a hidden %s', async (column) => {
    const ids = `(${ownTasks})`;
    for (const direction of ['asc', 'desc']) {
      const sorted = await ask(
        `tasks?select=id,clients(id)&id=in.${ids}&order=clients(${column}).${direction},id`,
      );
      if (sorted.status < 300) {
        expect(JSON.parse(sorted.text).map((row: Row) => row.id)).toEqual(ownTasks);
      }
      expect([200, 400]).toContain(sorted.status);
    }
  });

  it.each(['clients', 'tasks', 'consultation_bookings', 'rpc/search_staff?search=a&most=9'])(
    'returns no row estimate for %s',
    async (path) => {
      for (const who of ['anonymous', 'member'] as const) {
        for (const count of ['planned', 'estimated', ' planned', 'exact,count=planned']) {
          for (const method of ['GET', 'HEAD']) {
            const estimate = await ask(path, { method, prefer: `count=${count}` }, who);
            expect(estimate.status).toBe(400);
            expect(estimate.range).toBeNull();
          }
        }
      }
      // Rows visible to the person are counted as before.
      const exact = await ask('tasks?select=id', { prefer: 'count=exact' });
      expect([exact.status, exact.range]).toEqual([200, expect.stringMatching(/^0-\d+\/\d+$/)]);
    },
  );

  it('makes PostgREST return no estimate, by checking before each request', async () => {
    const call = (prefer: string) =>
      stack.sql(
        `select api_checks.refuse_estimates() from set_config('request.headers', $1, true)`,
        [JSON.stringify({ prefer })],
      );
    await expect(call('return=minimal, count=planned')).rejects.toThrow('counted exactly');
    expect(await call('count=exact')).toHaveLength(1);
    expect(
      await stack.sql(`
        select r from unnest(array['anon', 'authenticated', 'service_role']) r
        where has_schema_privilege(r, 'api_checks', 'usage')
          and has_function_privilege(r, 'api_checks.refuse_estimates()', 'execute')`),
    ).toHaveLength(3);
    const [hosted] = await stack.sql(`
      select r.rolname, s.setconfig::text as settings from pg_roles r
      left join pg_db_role_setting s on s.setrole = r.oid
      where r.rolname = 'authenticator'`);
    // This role exists only in a hosted project.
    if (hosted)
      expect(hosted.settings).toContain('pgrst.db_pre_request=api_checks.refuse_estimates');
  });

  it.each(['clients', 'tasks', 'user_profiles', 'teams'])(
    'returns no query plan for %s',
    async (table) => {
      for (const format of ['json', 'text']) {
        const accept = `application/vnd.pgrst.plan+${format}; options=analyze|verbose`;
        expect((await ask(table, { headers: { accept } })).status).toBe(406);
      }
    },
  );
});

describe.each(['anonymous', 'member'] as const)('%s', (who) => {
  it.each(Object.keys(tableAccess))('cannot write or read rows of others in %s', async (table) => {
    const sample = sampleOf(table);
    const key = sample.key ?? ['id'];
    const standing = await rowOf(table, { id: stranger, isSelf: false });
    const only = key.map((column) => `${column}=eq.${standing[column]}`).join('&');
    const changed = { ...standing, ...sample.change };
    const another = await sample.row({ id: stranger, isSelf: false });
    const before = await contents([table]);
    const shown = 'return=representation';
    const attempts: [string, Request][] = [
      [`${table}?${only}`, { method: 'PATCH', body: sample.change }],
      [`${table}?${only}`, { method: 'DELETE' }],
      [`${table}?${only}`, { method: 'PUT', body: changed }],
      [table, { method: 'POST', body: another }],
      [table, { method: 'POST', body: [changed], prefer: 'resolution=merge-duplicates' }],
      [table, { method: 'POST', body: [changed], prefer: 'resolution=ignore-duplicates' }],
      [`${table}?columns=${key}`, { method: 'POST', body: [changed], prefer: 'missing=default' }],
    ];
    for (const [path, { prefer, ...request }] of attempts) {
      const answer = await ask(
        path,
        { ...request, prefer: [shown, prefer].filter(Boolean).join() },
        who,
      );
      const what = `${request.method} ${prefer ?? ''} ${answer.status} ${answer.text}`;
      expect(answer.status < 300 ? answer.text : '[]', what).toBe('[]');
      expect(await contents([table]), what).toEqual(before);
    }
  });

  it.each(['private', 'auth', 'storage', 'realtime', 'pg_catalog', 'information_schema'])(
    'cannot access the schema %s',
    async (schema) => {
      for (const path of ['users', 'objects', 'pg_authid', 'tables']) {
        const read = await ask(path, { headers: { 'accept-profile': schema } }, who);
        expect(read.status).toBeGreaterThanOrEqual(400);
      }
      const call = { method: 'POST', body: {}, headers: { 'content-profile': schema } };
      expect((await ask('rpc/is_leader', call, who)).status).toBeGreaterThanOrEqual(400);
    },
  );

  it('cannot list or read any bucket', async () => {
    const { storage } = service(stack);
    const cv = samplePdf(['Ada Lovelace']);
    const picture = Buffer.from('89504e470d0a1a0a', 'hex');
    const name = `${who}.pdf`;
    await storage.from('cvs').upload(name, cv, { contentType: 'application/pdf' });
    await storage.from('images').upload(`${who}.png`, picture, { contentType: 'image/png' });
    const objects = () =>
      stack.sql('select bucket_id, name, updated_at::text from storage.objects order by 1, 2');
    const buckets = () => stack.sql('select id, public from storage.buckets order by 1');
    const before = [await objects(), await buckets()];

    const intruder = who === 'member' ? client.storage : anonymous(stack).storage;
    const [cvs, images] = [intruder.from('cvs'), intruder.from('images')];
    const type = { contentType: 'image/png', upsert: true };
    expect((await cvs.download(name)).data).toBeNull();
    expect((await cvs.createSignedUrl(name, 60)).data?.signedUrl).toBeUndefined();
    expect((await cvs.createSignedUploadUrl(name, { upsert: true })).data).toBeNull();
    expect((await cvs.list()).data ?? []).toEqual([]);
    expect((await cvs.move(name, `moved-${name}`)).data).toBeNull();
    expect((await cvs.copy(name, `copied-${name}`)).data).toBeNull();
    for (const step of ['move', 'copy'] as const) {
      const answer = await cvs[step](name, name, { destinationBucket: 'images' });
      expect(answer.data).toBeNull();
    }
    expect((await cvs.remove([name])).data ?? []).toEqual([]);
    expect((await images.upload(`${who}-own.png`, picture, type)).data).toBeNull();
    expect((await images.update(`${who}.png`, picture, type)).data).toBeNull();
    expect((await images.remove([`${who}.png`])).data ?? []).toEqual([]);
    expect((await intruder.listBuckets()).data ?? []).toEqual([]);
    expect((await intruder.updateBucket('cvs', { public: true })).data).toBeNull();
    expect((await intruder.emptyBucket('cvs')).data).toBeNull();
    expect((await intruder.deleteBucket('cvs')).data).toBeNull();
    expect((await intruder.createBucket(who)).data).toBeNull();
    expect([await objects(), await buckets()]).toEqual(before);
  });
});

/**
 * The columns that a member can write in their own rows; a trigger sets `updated_at`. The test fails for an unlisted
 * table that members may change.
 */
const writable: Record<string, readonly string[]> = {
  booking_host_calendars: ['name'],
  calendar_feeds: ['created_at', 'last_read_at', 'token_hash'],
  deals: ['next_step', 'next_step_on', 'next_step_owner_id', 'stage'],
  inbox_snoozes: ['until'],
  notification_preferences: ['at_once', 'by_mail', 'in_app', 'kind'],
  notifications: ['read_at'],
  task_checklist_items: ['is_done'],
  task_comments: ['body', 'mentions'],
  task_views: ['is_default', 'name', 'query'],
  tasks: ['status'],
  user_profiles: ['about', 'job_title', 'name', 'time_zone'],
};

/** Values, at least one of which is valid in any column of the type. */
const values: Record<string, readonly unknown[]> = {
  boolean: [true, false],
  integer: [7],
  jsonb: [{ changed: true }],
  date: ['2031-01-01'],
  text: [
    'Changed',
    'in_progress',
    'proposal',
    'high',
    'team_leader',
    'UTC',
    'eve@x.example',
    'x'.repeat(64),
  ],
  'timestamp with time zone': ['2030-01-01T00:00:00+00:00'],
  uuid: [leader.id, member2.id, crypto.randomUUID()],
  ARRAY: [[leader.id]],
};

describe('a member changing their own rows', () => {
  it.each(Object.keys(tableAccess).filter((table) => /^..u/i.test(tableAccess[table]?.[4] ?? '')))(
    'can write only the listed columns: %s',
    async (table) => {
      const columns = await stack.sql(
        `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and column_name <> 'updated_at' order by 1`,
        [table],
      );
      const { key = ['id'] } = sampleOf(table);
      /** Every foreign key has another valid target. */
      const pointers = await stack.sql(
        `select a.attname as name, c.confrelid::regclass::text as parent, p.attname as key
       from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       join pg_attribute p on p.attrelid = c.confrelid and p.attnum = c.confkey[1]
       where c.contype = 'f' and c.conrelid = $1::regclass and c.confrelid::regclass::text not like 'auth.%'`,
        [`public.${table}`],
      );
      const found: string[] = [];
      for (const { name, type } of columns) {
        const column = String(name);
        const pointer = pointers.find((one) => one.name === column);
        const targets = pointer
          ? (
              await stack.sql(`select ${pointer.key} as id from public.${pointer.parent} limit 3`)
            ).map(({ id }) => id)
          : [];
        for (const value of [null, ...targets, ...(values[String(type)] ?? [])]) {
          const row = await rowOf(table, { id: member.id, isSelf: true });
          const only = key.map((part) => `${part}=eq.${row[part]}`).join('&');
          const where = key.map((part, index) => `t.${part}::text = $${index + 1}`).join(' and ');
          await ask(`${table}?${only}`, { method: 'PATCH', body: { [column]: value } });
          const { now } = await one(
            `select to_jsonb(t) ->> '${column}' as now from public.${table} t where ${where}`,
            key.map((part) => String(row[part])),
          );
          const { was } = await one(`select $1::text::jsonb ->> '${column}' as was`, [
            JSON.stringify(row),
          ]);
          if (now !== was) found.push(column);
        }
      }
      expect([...new Set(found)]).toEqual(writable[table]);
    },
  );
});

it('cannot backdate a comment', async () => {
  const comment = {
    task_id: ownTasks[0],
    body: 'Said long ago',
    created_at: '2020-01-01T00:00:00Z',
  };
  const { error } = await client.from('task_comments').insert(comment);
  expect(error?.code).toBe('42501');
});

describe('changing one’s own role', () => {
  const standing = () =>
    one('select profile_type, disabled_at, email from public.user_profiles where id = $1::uuid', [
      member.id,
    ]);
  const promoted = {
    id: member.id,
    name: 'Daniel',
    email: member.email,
    profile_type: 'team_leader',
  };

  it.each<[string, string, Request]>([
    [
      'by a change',
      `user_profiles?id=eq.${member.id}`,
      { method: 'PATCH', body: { profile_type: 'team_leader' } },
    ],
    [
      'by a change of everybody',
      'user_profiles',
      { method: 'PATCH', body: { profile_type: 'team_leader' } },
    ],
    [
      'beside an allowed column',
      `user_profiles?id=eq.${member.id}`,
      { method: 'PATCH', body: { name: 'D', profile_type: 'team_leader' } },
    ],
    [
      'by naming other columns',
      `user_profiles?id=eq.${member.id}&columns=name`,
      { method: 'PATCH', body: { profile_type: 'team_leader' } },
    ],
    [
      'by an upsert',
      'user_profiles',
      { method: 'POST', body: promoted, prefer: 'resolution=merge-duplicates' },
    ],
    [
      'by an upsert of the address',
      'user_profiles?on_conflict=email',
      { method: 'POST', body: [promoted], prefer: 'resolution=merge-duplicates' },
    ],
    ['by a replacement', `user_profiles?id=eq.${member.id}`, { method: 'PUT', body: promoted }],
    [
      'by the function',
      'rpc/update_user_info',
      { method: 'POST', body: { user_id: member.id, user_name: null, user_role: 'team_leader' } },
    ],
    [
      'by the function, read',
      `rpc/update_user_info?user_id=${member.id}&user_name=D&user_role=team_leader`,
      {},
    ],
    [
      'by restoring',
      'rpc/restore_deleted',
      { method: 'POST', body: { table_name: 'user_profiles', record_ids: [member.id] } },
    ],
    [
      'by an invitation',
      'staff_invitations',
      {
        method: 'POST',
        body: {
          email: 'eve@x.example',
          name: 'Eve',
          profile_type: 'team_leader',
          token_hash: 'x'.repeat(64),
        },
      },
    ],
    [
      'by accepting one',
      'rpc/accept_invitation',
      { method: 'POST', body: { token_hash: 'x'.repeat(64), user_id: member.id } },
    ],
  ])('%s', async (_, path, request) => {
    const before = await contents(['user_profiles', 'staff_invitations']);
    const answer = await ask(path, {
      ...request,
      prefer: request.prefer ?? 'return=representation',
    });
    expect(answer.text).not.toContain('"team_leader"');
    const after = await contents(['user_profiles', 'staff_invitations']);
    expect(after).toEqual(before);
  });

  it('fails through account metadata', async () => {
    const before = await standing();
    const own = await signInOnly(stack, member.email);
    await own.auth.updateUser({
      data: { profile_type: 'team_leader', role: 'service_role', app_metadata: { role: 'leader' } },
    });
    const again = await signIn(stack, member.email);
    expect((await again.rpc('my_access')).data).toMatchObject([{ profile_type: 'team_member' }]);
    expect((await again.from('companies').select('id')).data).toEqual([]);
    expect(await standing()).toEqual(before);
  });

  it('fails for a stranger with an account', async () => {
    const email = `${crypto.randomUUID()}@x.example`;
    const { data } = await service(stack).auth.admin.createUser({
      email,
      password: 'demo-Passw0rd!',
      email_confirm: true,
      user_metadata: { profile_type: 'team_leader', name: 'Eve' },
    });
    const own = await signInOnly(stack, email);
    await own.rpc('start_session');
    const profile = { id: data.user?.id, name: 'Eve', email };
    expect((await own.from('user_profiles').insert(profile)).error?.code).toBe('42501');
    expect((await own.rpc('my_access')).data).toEqual([]);
    expect((await own.from('teams').select('id')).data ?? []).toEqual([]);
  });

  it('does not revive a session', async () => {
    const own = await signIn(stack, member.email);
    const session = await sessionId(own);
    await own.rpc('end_session');
    await own.from('staff_sessions').update({ ended_at: null }).eq('session_id', session);
    await own.from('staff_sessions').upsert({ session_id: session, user_id: member.id });
    await own.rpc('start_session');
    await own.rpc('touch_session');
    expect((await own.from('tasks').select('id')).data).toEqual([]);
  });
});

it('an error message names its reason but no row', async () => {
  const { status, text } = await ask('tasks', {
    method: 'POST',
    prefer: 'return=representation',
    body: { title: 'Mine', assigned_to: crypto.randomUUID() },
  });
  expect(status).toBe(403);
  expect(text).toContain('row-level security');
  expect(text).not.toContain(notices.taskNeedsUser);
  expect(text).not.toContain('Failing row');
});
