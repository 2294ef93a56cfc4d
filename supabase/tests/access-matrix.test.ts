// @module-tag access-matrix

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import {
  type Answer,
  type FunctionName,
  functionAccess,
  type Role,
  roles,
  tableAccess,
} from './access-matrix.ts';
import {
  accounts,
  addAccount,
  anonymous,
  type Client,
  letIdle,
  sessionId,
  signIn,
  signInOnly,
} from './people.ts';
import { mailEvent, type Owner, place, proposalContent, type Row, samplesOf } from './samples.ts';

type Actor = { id: string; client: Client };
type Failure = { code: string; message: string } | null;

let stack: TestStack;
let samples: ReturnType<typeof samplesOf>;
/** In addition to the roles of the matrix: a leader who entered the password but no second factor. */
type Anyone = Role | 'unverified';

let emails: Record<Exclude<Anyone, 'anonymous'>, string>;
let actors: Record<Anyone, Actor>;
let stranger: string;

async function idOf(email: string): Promise<string> {
  const [row] = await stack.sql('select id from public.user_profiles where email = $1', [email]);
  return String(row?.id);
}

async function enter(role: Anyone): Promise<Client> {
  if (role === 'anonymous') return anonymous(stack);
  const client = await signIn(stack, emails[role]);
  if (role === 'idle') await letIdle(stack, client, 31);
  return client;
}

beforeAll(async () => {
  stack = await startTestStack();
  samples = samplesOf(stack);
  // Leaders whose profile or session has ended, because they have the most to lose.
  const disabled = await addAccount(stack, 'disabled', 'team_leader');
  const idle = await addAccount(stack, 'idle', 'team_leader');
  const unverified = await addAccount(stack, 'unverified', 'team_leader');
  stranger = (await addAccount(stack, 'stranger', 'team_member')).id;
  emails = {
    guest: accounts.guest.email,
    disabled: disabled.email,
    idle: idle.email,
    unverified: unverified.email,
    member: accounts.member.email,
    leader: accounts.leader.email,
  };
  await place(stack, 'second_factors', {
    user_id: unverified.id,
    secret: 'x',
    confirmed_at: '2026-01-01T00:00:00Z',
  });
  const entered = async (role: Exclude<Anyone, 'anonymous'>): Promise<Actor> => ({
    id: await idOf(emails[role]),
    client: await enter(role),
  });
  actors = {
    anonymous: { id: accounts.member2.id, client: anonymous(stack) },
    guest: await entered('guest'),
    disabled: await entered('disabled'),
    idle: await entered('idle'),
    unverified: await entered('unverified'),
    member: await entered('member'),
    leader: await entered('leader'),
  };
  await stack.sql('update public.user_profiles set disabled_at = now() where id = $1::uuid', [
    disabled.id,
  ]);
});
afterAll(() => stack?.stop());

/** Only a missing permission counts as denied; any other error is a fault of this test. */
function isAllowed(error: Failure, rows: unknown[] | null): boolean {
  if (error && error.code !== '42501')
    throw new Error(`${error.code} ${error.message}`, { cause: error });
  return !error && rows?.length === 1;
}

function letter(name: string, own: boolean, other: boolean): string {
  if (own && other) return name.toUpperCase();
  if (other) throw new Error("Rows of others are open, but not one's own");
  return own ? name : '-';
}

const placing: Record<string, (owner: Owner) => Promise<Row>> = {
  availability_settings: async () => ({ id: true }),
  cases: async (owner) => {
    const draft = await samples.cases?.row(owner);
    return place(stack, 'cases', { ...draft, state: owner.isSelf ? 'published' : 'draft' });
  },
  // Members can read a contact as long as they own a deal with it.
  clients: async (owner) => {
    const deal = await place(stack, 'deals', (await samples.deals?.row(owner)) ?? {});
    return { id: deal.client_id };
  },
  deal_settings: async () => ({ id: true }),
  retention_settings: async () => ({ id: true }),
  security_settings: async () => ({ id: true }),
  // A video is as public as the webinar that shows it.
  videos: async (owner) => {
    const video = await place(stack, 'videos', (await samples.videos?.row(owner)) ?? {});
    const webinar = await samples.webinars?.row(owner);
    await place(stack, 'webinars', { ...webinar, video_id: video.id });
    return video;
  },
  user_profiles: async (owner) => ({ id: owner.id }),
};

async function tryTable(table: string, { client, id }: Actor): Promise<string> {
  const sample = samples[table];
  if (!sample) throw new Error(`No sample for ${table}`);
  const key = sample.key ?? ['id'];
  const owners: Owner[] = [
    { id, isSelf: true },
    { id: stranger, isSelf: false },
  ];
  const attempts = owners.map(async (owner) => {
    const row = await (placing[table]?.(owner) ?? place(stack, table, await sample.row(owner)));
    const match = Object.fromEntries(key.map((column) => [column, row[column]]));
    const where = key.map((column, index) => `${column}::text = $${index + 1}`).join(' and ');
    const values = key.map((column) => String(row[column]));

    const selected = await client.from(table).select(key.join()).match(match);
    const updated = await client.from(table).update(sample.change).match(match).select(key.join());
    const deleted = await client.from(table).delete().match(match);
    const rest = await stack.sql(`select 1 from public.${table} where ${where}`, values);
    const isGone = rest.length === 0;
    if (deleted.error && (isGone || deleted.error.code !== '42501')) {
      throw new Error(deleted.error.message, { cause: deleted.error });
    }
    if (!sample.standing) await stack.sql(`delete from public.${table} where ${where}`, values);

    const fresh = await sample.row(owner);
    const inserted = await client.from(table).insert(fresh);
    return {
      select: isAllowed(selected.error, selected.data),
      insert: isAllowed(inserted.error, [fresh]),
      update: isAllowed(updated.error, updated.data),
      delete: isGone,
    };
  });
  const [own, other] = await Promise.all(attempts);
  if (!own || !other) throw new Error('Nothing was tried');
  return [
    letter('s', own.select, other.select),
    letter('i', own.insert, other.insert),
    letter('u', own.update, other.update),
    letter('d', own.delete, other.delete),
  ].join('');
}

describe('tables', () => {
  it('are all listed', async () => {
    const found = await stack.sql(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      order by 1`);
    expect(found.map((row) => row.name)).toEqual(Object.keys(tableAccess).sort());
  });

  describe.each(Object.entries(tableAccess))('%s', (table, expected) => {
    it.each(roles.map((role, index) => [role, expected[index]] as const))(
      '%s %s',
      async (role, access) => {
        expect(await tryTable(table, actors[role])).toBe(access);
      },
    );
  });
});

describe('a session whose second factor was not checked', () => {
  it.each(Object.entries(tableAccess))(
    'has no more access to %s than an idle session',
    async (table, all) => {
      expect(await tryTable(table, actors.unverified)).toBe(all[roles.indexOf('idle')]);
    },
  );
});

async function newReview() {
  const review = await samples.content_reviews?.row({ id: stranger, isSelf: false });
  return (await place(stack, 'content_reviews', review ?? {})).id;
}

type Call = {
  arguments?: (actor: Actor) => Row | Promise<Row>;
  /** Returns true if the call had its effect; for calls whose response does not show it. */
  worked?: (client: Client, actor: Actor) => Promise<boolean>;
};

async function newBooking(fields: Row = {}): Promise<Row> {
  const sample = samples.consultation_bookings;
  if (!sample) throw new Error('No sample for consultation_bookings');
  const row = await sample.row({ id: stranger, isSelf: false });
  const { id } = await place(stack, 'consultation_bookings', { ...row, ...fields });
  return { booking_id: id };
}

/** A chapter of an unpublished course. */
async function newChapter(): Promise<Row> {
  const sample = samples.course_chapters;
  if (!sample) throw new Error('No sample for course_chapters');
  return place(stack, 'course_chapters', await sample.row({ id: stranger, isSelf: false }));
}

async function newSample(table: string): Promise<Row> {
  const row = await samples[table]?.row({ id: stranger, isSelf: false });
  return place(stack, table, row ?? {});
}

/** A task that a person assigned to a stranger. */
const newCreated = (id: string): Promise<Row> =>
  place(stack, 'tasks', { title: 'Given', created_by: id, assigned_to: stranger });

async function newDealId(): Promise<string> {
  return String((await newSample('deals')).id);
}

/** A proposal ready to be sent. */
async function newDraft(): Promise<{ proposal: string; version: number }> {
  const { proposal_id, version } = await newSample('proposal_versions');
  return { proposal: String(proposal_id), version: Number(version) };
}

async function newQuestion(): Promise<Row> {
  const { id, proposal_id } = await newSample('proposal_questions');
  await place(stack, 'proposal_versions', {
    ...(await samples.proposal_versions?.row({ id: stranger, isSelf: false })),
    proposal_id,
    sent_at: '2030-01-01T15:00:00Z',
  });
  await stack.sql(
    "update public.proposals set status = 'sent', current_version = 1 where id = $1::uuid",
    [String(proposal_id)],
  );
  return { question: id, answer: 'Because.' };
}

async function newEnrolment(fields: Row = {}): Promise<unknown> {
  const sample = await samples.enrolments?.row({ id: stranger, isSelf: false });
  return (await place(stack, 'enrolments', { ...sample, ...fields })).id;
}

/** Returns the subject of a new private link. */
async function newLink(): Promise<string> {
  const sample = await samples.access_links?.row({ id: stranger, isSelf: false });
  return String((await place(stack, 'access_links', sample ?? {})).subject_id);
}

/** Returns the id of a webinar that begins within the hour. */
async function newWebinar(): Promise<string> {
  const sample = await samples.webinars?.row({ id: stranger, isSelf: true });
  const starts_at = new Date(Date.now() + 1_800_000).toISOString();
  return String((await place(stack, 'webinars', { ...sample, starts_at })).id);
}

/** Returns the id of the seeded webinar that is full. */
async function fullWebinar(): Promise<string> {
  const [row] = await stack.sql(
    "select id from public.webinars where slug = 'integration-without-a-broker'",
  );
  return String(row?.id);
}

async function newContact(more: Row = {}): Promise<Row> {
  const contact = { firstname: 'Eve', email: `${crypto.randomUUID()}@x.example`, ...more };
  return { client: (await place(stack, 'clients', contact)).id };
}

async function newPlaybook(): Promise<Row> {
  const playbook = await place(stack, 'playbooks', {
    name: crypto.randomUUID(),
    subject: 'clients',
    is_active: true,
    steps: [],
  });
  return { playbook: playbook.id, record: (await newContact()).client };
}

async function newEndpoint(): Promise<Row> {
  const endpoint = await place(stack, 'webhook_endpoints', { url: 'https://hook.example/' });
  return { endpoint: endpoint.id };
}

async function newPerson(): Promise<Row> {
  const contact = { firstname: 'Eve', email: `${crypto.randomUUID()}@x.example` };
  return { address: (await place(stack, 'clients', contact)).email };
}

async function newSecuredPerson(): Promise<string> {
  const { id } = await addAccount(stack, 'secured', 'team_member');
  await place(stack, 'second_factors', {
    user_id: id,
    secret: 'x',
    confirmed_at: '2026-01-01T00:00:00Z',
  });
  return id;
}

async function exists(rows: string): Promise<boolean> {
  return (await stack.sql(`select from ${rows}`)).length > 0;
}

async function sessionIs(client: Client, condition: string): Promise<boolean> {
  const rows = await stack.sql(
    `select from public.staff_sessions where session_id = $1::uuid and ${condition}`,
    [await sessionId(client)],
  );
  return rows.length === 1;
}

const isFresh = (client: Client) =>
  sessionIs(client, "last_active_at > now() - interval '1 minute'");
const hasEnded = (client: Client) => sessionIs(client, 'ended_at is not null');

const sevenDays = { compared_from: '2026-01-01', first_day: '2026-01-08', last_day: '2026-01-14' };
const boardOfTasks = {
  list: 'tasks',
  search: 'boardable',
  columns: [{ conditions: [], sort: 'due_order', ascending: true }],
  most: 1,
};
const soon = { due_before: '2026-01-14T00:00:00Z' };

const newIssue = async () =>
  (
    await place(
      stack,
      'newsletter_issues',
      (await samples.newsletter_issues?.row({ id: '', isSelf: true })) ?? {},
    )
  ).id;

/** Calls of functions that take arguments, or whose effect is not in their response. */
const calls: Partial<Record<FunctionName, Call>> = {
  assign_host: {
    arguments: async () => {
      const host = (await addAccount(stack, 'host', 'team_member')).id;
      await place(stack, 'booking_hosts', { user_id: host, is_active: false });
      return { ...(await newBooking()), host };
    },
  },
  hosts_blocked: {
    arguments: async () => {
      const host = (await addAccount(stack, 'host', 'team_member')).id;
      await place(stack, 'booking_hosts', { user_id: host });
      return {};
    },
  },
  hosts_at: {
    arguments: async () => {
      const host = (await addAccount(stack, 'host', 'team_member')).id;
      await place(stack, 'booking_hosts', { user_id: host });
      return { starts_at: '2031-03-04T15:00:00Z' };
    },
  },
  lease_host_calendars: { arguments: () => ({ most: 1 }) },
  save_host: {
    arguments: async () => ({
      host: (await addAccount(stack, 'host', 'team_member')).id,
      settings: {
        is_active: false,
        buffer_before_minutes: 0,
        buffer_after_minutes: 0,
        hours: [],
        exceptions: [],
      },
    }),
  },
  store_host_failure: { arguments: () => ({ calendar: stranger, failure: 'Gone' }) },
  store_host_busy: { arguments: () => ({ calendar: stranger, busy: [] }) },
  accept_invitation: { arguments: () => ({ token_hash: 'x', user_id: stranger }) },
  add_booking: {
    arguments: () => ({
      booking: { firstname: 'Eve', email: 'eve@x.example', preferreddate: '2041-02-01T15:00:00Z' },
    }),
  },
  announce_post: { arguments: () => ({ post_id: stranger }) },
  begin_newsletter: { arguments: () => ({ issue_id: stranger, urls: [] }) },
  call_back_announcement: {
    arguments: async ({ id }) => {
      const row = (await samples.post_announcements?.row({ id, isSelf: true })) ?? {};
      await place(stack, 'post_announcements', row);
      return { post_id: row.post_id };
    },
  },
  claim_newsletter_mail: { arguments: () => ({ lease_seconds: 60 }) },
  newsletter_audience: { arguments: () => ({ topics: [] }) },
  newsletter_counts: { arguments: async () => ({ issue_ids: [await newIssue()] }) },
  press_newsletter_link: { arguments: () => ({ link_id: stranger, counts: true }) },
  settle_newsletter_mail: {
    arguments: () => ({ recipient_id: stranger, lease_token: stranger, outcome: 'sent' }),
  },
  steer_newsletter: { arguments: () => ({ issue_id: stranger, step: 'pause' }) },
  test_newsletter: { arguments: async () => ({ issue_id: await newIssue() }) },
  announcement_audience: { arguments: () => ({ post_ids: [stranger] }) },
  registrants_to_tell: {
    arguments: async () => {
      const registration = await samples.webinar_registrations?.row({ id: '', isSelf: true });
      await place(stack, 'webinar_registrations', registration ?? {});
      return {
        webinar_ids: [registration?.webinarid],
        next: { starts_at: '2032-03-04T16:00:00Z' },
      };
    },
  },
  book_consultation: {
    arguments: () => ({
      booking: { firstname: 'Eve', email: 'eve@x.example', preferreddate: '2041-01-01T15:00:00Z' },
    }),
  },
  calendar_entries: {
    arguments: async ({ id }) => {
      await place(stack, 'tasks', {
        title: 'Due',
        assigned_to: id,
        created_by: id,
        due_date: '2042-01-01T15:00:00Z',
      });
      return { from_at: '2042-01-01T00:00:00Z', to_at: '2042-01-02T00:00:00Z', per_day: null };
    },
  },
  content_calendar: {
    arguments: () => ({
      from_at: '2020-01-01T00:00:00Z',
      to_at: '2060-01-01T00:00:00Z',
      per_day: 1,
    }),
  },
  replace_image: {
    arguments: async () => {
      const image = async () => {
        const row = await samples.images?.row({ id: stranger, isSelf: false });
        return (await place(stack, 'images', row ?? {})).id;
      };
      return { replaced: await image(), replacement: await image() };
    },
    // Not referenced anywhere.
    worked: async () => true,
  },
  cancel_booking: { arguments: () => newBooking() },
  change_own_booking: { arguments: async () => ({ ...(await newBooking()), reason: '' }) },
  client_timeline: {
    arguments: async () => ({ ...(await newContact()), most: 1 }),
  },
  confirm_second_factor: {
    arguments: () => ({ session: stranger, secret: 'x', step: 1, code_hashes: [] }),
  },
  convert_booking: { arguments: () => newBooking() },
  content_reads: {
    arguments: async () => {
      const { record_id } = await newSample('content_counts');
      return { kind: 'jobs', records: [record_id], first_day: '2000-01-01' };
    },
  },
  content_results: {
    arguments: async () => {
      const { record_id } = await newSample('content_counts');
      return { kind: 'jobs', record: record_id, first_day: '2000-01-01', last_day: '9999-12-31' };
    },
  },
  count_reading: { arguments: () => ({ kind: 'jobs', slug: 'none', reading: ['read'] }) },
  count_visit: { arguments: () => ({ page: '/blog' }) },
  course_outline: {
    arguments: async () => ({ outlined: (await newChapter()).course_id }),
  },
  end_all_sessions: { worked: hasEnded },
  end_session: { worked: hasEnded },
  follow_environment: { arguments: () => ({}) },
  get_user_info: { arguments: () => ({ user_id: stranger }) },
  import_clients: {
    arguments: () => ({
      contacts: [{ firstname: 'Eve', email: `${crypto.randomUUID()}@x.example` }],
      update_known: false,
    }),
  },
  known_addresses: {
    arguments: () => ({ addresses: ['hannah.weiss@brightwell-foods.example'] }),
  },
  leader_dashboard: {
    worked: async (client) => (await client.rpc('leader_dashboard')).data !== null,
  },
  leader_figures: {
    arguments: () => sevenDays,
    worked: async (client) => (await client.rpc('leader_figures', sevenDays)).data !== null,
  },
  lease_outbox: { arguments: () => ({ batch: 1, lease_seconds: 1 }) },
  lease_sandbox_run: {
    arguments: () => ({ run_id: stranger, at: '2031-01-01T00:00:00Z', lease_seconds: 1 }),
  },
  accept_proposal: {
    arguments: () => ({ proposal: stranger, code: stranger, matches: true, ip: '', agent: '' }),
  },
  answer_proposal_question: { arguments: newQuestion },
  ask_proposal_question: {
    arguments: () => ({
      proposal: stranger,
      version: 1,
      passage: 'What you get',
      question: 'Why?',
    }),
  },
  decline_proposal: { arguments: () => ({ proposal: stranger, version: 1, reason: 'No' }) },
  queue_proposal_reminders: { arguments: () => ({}) },
  request_proposal_code: {
    arguments: () => ({ proposal: stranger, version: 1, name: 'Ada Byron', email: 'a@x.example' }),
  },
  save_proposal: {
    arguments: async () => ({
      deal: await newDealId(),
      content: proposalContent,
      terms_version: '2026-11',
      valid_until: '2040-01-01',
      remind_after_days: null,
    }),
  },
  see_proposal: { arguments: () => ({ proposal: stranger, version: 1 }) },
  send_proposal: { arguments: newDraft },
  withdraw_proposal: { arguments: async () => ({ proposal: (await newDraft()).proposal }) },
  make_deal: { arguments: () => newBooking() },
  changed_blog_posts: { arguments: () => ({ record: stranger, changes: {} }) },
  changed_cases: { arguments: () => ({ record: stranger, changes: {} }) },
  changed_courses: { arguments: () => ({ record: stranger, changes: {} }) },
  changed_jobs: { arguments: () => ({ record: stranger, changes: {} }) },
  changed_services: { arguments: () => ({ record: stranger, changes: {} }) },
  changed_webinars: { arguments: () => ({ record: stranger, changes: {} }) },
  link_targets: { arguments: () => ({ names: ['services/x'] }) },
  mark_stale: { arguments: () => ({ keys: ['x'] }) },
  find_passages: { arguments: () => ({ question: 'What is a queue?' }) },
  list_passage_pages: {},
  store_page_passages: { arguments: () => ({ path: '/x', title: 'X', parts: [] }) },
  note_heartbeat: { arguments: () => ({ at: '2031-01-01T00:00:00Z' }) },
  note_search_gap: { arguments: () => ({ question: 'Do you repair bicycles?' }) },
  proof_figures: { arguments: () => ({ at: '2031-01-01T00:00:00Z' }) },
  merge_clients: {
    arguments: async () => ({
      kept: (await newContact()).client,
      merged: (await newContact()).client,
    }),
  },
  give_back_rate_limit: { arguments: () => ({ bucket: 'x', subject: 'x' }) },
  invite_first_leader: {
    arguments: () => ({
      id: crypto.randomUUID(),
      email: 'eve@x.example',
      name: 'Eve',
      token_hash: 'x'.repeat(64),
      expires_at: '2060-01-01T00:00:00Z',
    }),
  },
  own_dashboard: {
    arguments: () => soon,
    worked: async (client) => (await client.rpc('own_dashboard', soon)).data !== null,
  },
  pass_second_factor: { arguments: () => ({ session: stranger, step: 1, needs_two: false }) },
  has_second_factor: { arguments: async () => ({ person: await newSecuredPerson() }) },
  read_calendar_feed: {
    arguments: () => ({
      token_hash: 'x',
      from_at: '2020-01-01T00:00:00Z',
      to_at: '2060-01-01T00:00:00Z',
      most: 1,
    }),
  },
  read_stale_marks: { arguments: () => ({ since: 0 }) },
  register_server: { arguments: () => ({ name: 'x', clock: 'x' }) },
  record_failed_sign_in: { arguments: () => ({ email: 'x', ip: 'x', user_agent: 'x' }) },
  record_wrong_code: { arguments: () => ({ session: stranger }) },
  record_outbox_attempt: {
    arguments: () => ({
      outbox_id: crypto.randomUUID(),
      lease_token: crypto.randomUUID(),
      succeeded: true,
      response_status: 200,
      error: null,
      duration_ms: 1,
      retry_seconds: null,
    }),
  },
  remove_second_factor: { arguments: () => ({ session: stranger }) },
  renew_recovery_codes: { arguments: () => ({ session: stranger, code_hashes: [] }) },
  request_booking: {
    arguments: () => ({
      booking: { firstname: 'Eve', email: 'eve@x.example', preferreddate: '2041-01-01T15:00:00Z' },
      subject: 'x',
      max_hits: 1,
      window_seconds: 60,
    }),
  },
  send_estimate: {
    arguments: () => ({
      sent: { name: 'Eve Adams', email: 'eve@x.example', estimate: { query: 'v=1' } },
      subject: 'x',
      max_hits: 1,
      window_seconds: 60,
    }),
  },
  similar_clients: {
    arguments: async () => {
      const phone = String(Math.random()).slice(2, 11);
      const [first] = await Promise.all([newContact({ phone }), newContact({ phone })]);
      return first;
    },
  },
  request_enquiry: {
    arguments: () => ({
      enquiry: { name: 'Eve Adams', email: 'eve@x.example', message: 'What does it cost?' },
      subject: 'x',
      max_hits: 1,
      window_seconds: 60,
    }),
  },
  decide_review: {
    arguments: async () => ({ enrolment: await newEnrolment(), seen: '', state: 'hidden' }),
  },
  given_tasks: {
    arguments: async ({ id }) => {
      await newCreated(id);
      return {};
    },
  },
  created_task: { arguments: async ({ id }) => ({ task: (await newCreated(id)).id }) },
  change_created_task: {
    arguments: async ({ id }) => {
      const task = await newCreated(id);
      return { task: task.id, seen: task.updated_at, title: 'Changed', description: '' };
    },
  },
  withdraw_created_task: { arguments: async ({ id }) => ({ task: (await newCreated(id)).id }) },
  record_end: {
    arguments: async () => {
      const { id } = await place(stack, 'companies', { name: crypto.randomUUID() });
      await stack.sql('delete from public.companies where id = $1::uuid', [String(id)]);
      return { of_table: 'companies', of_record: id };
    },
  },
  release_booking: { arguments: () => newBooking({ quarantined_at: '2031-01-01T00:00:00Z' }) },
  reopen_booking: { arguments: () => newBooking({ status: 'cancelled' }) },
  reschedule_booking: {
    arguments: async () => ({
      ...(await newBooking()),
      starts_at: new Date(Date.UTC(2040, 0, Math.random() * 20_000, 15)).toISOString(),
    }),
  },
  reply_facts: {
    arguments: () => ({ kind: 'contact', record: stranger }),
    // Returns null to other roles.
    worked: async (client) => {
      const about = { kind: 'contact', record: (await newContact()).client };
      return (await client.rpc('reply_facts', about)).data !== null;
    },
  },
  send_booking_notes: { arguments: async () => ({ ...(await newBooking()), notes: 'Sample' }) },
  replay_deliveries: {
    arguments: async () => {
      const endpoint = await place(stack, 'webhook_endpoints', { url: 'https://hook.example/' });
      await place(stack, 'outbox', {
        topic: 'sample',
        channel: 'webhook',
        endpoint_id: endpoint.id,
      });
      return { endpoint: endpoint.id, since: '2020-01-01', until: '2999-01-01' };
    },
  },
  rotate_webhook_secret: { arguments: newEndpoint },
  test_webhook_endpoint: { arguments: newEndpoint },
  webhook_endpoint_health: {
    arguments: async () => {
      await newEndpoint();
      return {};
    },
  },
  send_reply: {
    arguments: async () => ({
      kind: 'contact',
      record: (await newContact()).client,
      subject: 'Sample',
      body: 'Sample',
      idempotency_key: crypto.randomUUID(),
    }),
  },
  resend_outbox: {
    arguments: async () => ({
      outbox_id: (await place(stack, 'outbox', { ...mailEvent, status: 'dead' })).id,
    }),
  },
  save_availability: {
    arguments: async () => {
      const [row] = await stack.sql(
        'update public.availability_settings set seats = 1 returning updated_at::text as seen',
      );
      const availability = {
        slot_length_minutes: 30,
        seats: 7,
        notice_hours: 2,
        horizon_days: 60,
        hours: [{ weekday: 1, opens: '09:00', closes: '17:00' }],
        holidays: [],
      };
      return { availability, seen: row?.seen };
    },
    worked: () => exists('public.availability_settings where seats = 7'),
  },
  erase_person: { arguments: async () => newPerson() },
  export_person: { arguments: async () => newPerson() },
  preview_playbooks: {
    arguments: async () => {
      const { record } = await newPlaybook();
      return { subject: 'clients', record };
    },
  },
  add_repeating_task: {
    arguments: async ({ id }) => ({
      task: { title: 'Repeated', priority: 'low', status: 'todo', created_by: id },
      rule: { frequency: 'daily', every: 1 },
    }),
  },
  repeat_task: {
    arguments: async ({ id }) => {
      const task = await place(stack, 'tasks', {
        title: 'Repeated',
        assigned_to: id,
        created_by: id,
      });
      return { task: task.id, rule: { frequency: 'daily', every: 1 } };
    },
  },
  start_playbook: { arguments: newPlaybook },
  continue_series: {
    arguments: () => ({ series: crypto.randomUUID(), made: 1, due: '2031-01-01T00:00:00Z' }),
  },
  preview_erasure: { arguments: async () => newPerson() },
  run_retention: { arguments: () => ({ run: crypto.randomUUID() }) },
  reset_second_factor: { arguments: async () => ({ person: await newSecuredPerson() }) },
  restore_deleted: {
    arguments: async () => {
      const { id } = await place(stack, 'companies', { name: crypto.randomUUID() });
      await stack.sql('delete from public.companies where id = $1::uuid', [String(id)]);
      return { table_name: 'companies', record_ids: [id] };
    },
  },
  ask_for_review: {
    arguments: async () => {
      const job = await samples.jobs?.row({ id: stranger, isSelf: false });
      return { kind: 'jobs', content_id: (await place(stack, 'jobs', job ?? {})).id };
    },
  },
  send_back_review: { arguments: async () => ({ review: await newReview(), words: 'x' }) },
  comment_on_review: { arguments: async () => ({ review: await newReview(), words: 'x' }) },
  content_rights_of: {
    arguments: () => ({ person: accounts.editor.id }),
    worked: async (client) => {
      const { data } = await client.rpc('content_rights_of', { person: accounts.editor.id });
      return data.jobs === 'mail';
    },
  },
  give_content_rights: { arguments: () => ({ person: stranger, seen: {}, rights: {} }) },
  save_content: {
    arguments: async () => {
      const sample = {
        slug: crypto.randomUUID(),
        title: 'Sample',
        summary: '',
        category: 'Strategy',
      };
      const { id, updated_at } = await place(stack, 'services', sample);
      const content = { title: 'Saved by this test' };
      return { kind: 'services', content, content_id: id, seen: updated_at };
    },
    worked: () => exists("public.services where title = 'Saved by this test'"),
  },
  save_outline: {
    arguments: async () => {
      const { id, course_id } = await newChapter();
      const seen = [{ id, title: 'Sample', lessons: [] }];
      const outline = [{ id, title: 'Saved by this test', lessons: [] }];
      return { outlined: course_id, seen, outline };
    },
    worked: () => exists("public.course_chapters where title = 'Saved by this test'"),
  },
  search_board: {
    arguments: async ({ id }) => {
      await place(stack, 'tasks', { title: 'Boardable', assigned_to: id, created_by: id });
      return boardOfTasks;
    },
    worked: async (client) =>
      (await client.rpc('search_board', boardOfTasks)).data?.[0]?.length > 0,
  },
  search_courses: { arguments: () => ({ search: 'queue', category: '', level: '', most: 1 }) },
  search_posts: { arguments: () => ({ search: 'queue', most: 1 }) },
  search_list: {
    arguments: async ({ id }) => {
      await place(stack, 'tasks', { title: 'Listable', assigned_to: id, created_by: id });
      return {
        list: 'tasks',
        search: 'listable',
        conditions: [],
        sort: 'due_order',
        ascending: true,
        most: 1,
      };
    },
  },
  search_staff: {
    arguments: async ({ id }) => {
      await place(stack, 'tasks', { title: 'Findable', assigned_to: id, created_by: id });
      return { search: 'findable', most: 1 };
    },
  },
  start_sandbox_run: { arguments: () => ({ max_live: 1 }) },
  start_second_factor: { arguments: () => ({ session: stranger, secret: 'x' }) },
  start_session: { worked: isFresh },
  subscribe_again: { arguments: () => ({ address: 'eve@x.example', policy: '2026-11-24' }) },
  tag_clients: {
    arguments: async () => ({ ids: [(await newContact()).client], tag: 'sample', present: true }),
  },
  take_rate_limit: {
    arguments: () => ({ bucket: 'x', subject: 'x', max_hits: 1, window_seconds: 1 }),
  },
  show_video: {
    arguments: async () => {
      const webinar = await samples.webinars?.row({ id: stranger, isSelf: false });
      const { id } = await place(stack, 'webinars', webinar ?? {});
      const video = await samples.videos?.row({ id: stranger, isSelf: false });
      return { shown_in: 'webinars', record_id: id, video };
    },
  },
  taken_slots: {
    arguments: () => ({ from_at: '2020-01-01T00:00:00Z', to_at: '2060-01-01T00:00:00Z' }),
  },
  update_user_info: {
    arguments: () => ({ user_id: stranger, user_name: 'Renamed', user_role: 'team_member' }),
    worked: async () =>
      (
        await stack.sql(
          "select from public.user_profiles where id = $1::uuid and name = 'Renamed'",
          [stranger],
        )
      ).length === 1,
  },
  ask_webinar_question: { arguments: () => ({ registration: stranger, question: 'x' }) },
  begin_webinar: {
    arguments: async () => ({ webinar_id: await newWebinar(), begun: true }),
    worked: () => exists("public.webinars where begun_at > now() - interval '1 hour'"),
  },
  cancel_webinar: {
    arguments: async () => ({ webinar_id: await newWebinar(), reason: 'Ill today' }),
    worked: () => exists("public.webinars where cancel_reason = 'Ill today'"),
  },
  give_back_registration: { arguments: () => ({ registration: stranger }) },
  join_webinar: { arguments: () => ({ registration: stranger }) },
  leave_waitlist: { arguments: () => ({ entry: stranger }) },
  note_webinar_view: { arguments: () => ({ registration: stranger }) },
  send_webinar_note: { arguments: async () => ({ webinar_id: await newWebinar(), note: 'x' }) },
  take_waiting_place: { arguments: () => ({ entry: stranger }) },
  vote_webinar_question: {
    arguments: () => ({ registration: stranger, question: stranger, votes: true }),
  },
  wait_again: { arguments: () => ({ entry: stranger }) },
  waiting_position: { arguments: () => ({ entry: stranger }) },
  webinar_funnel: {
    arguments: async () => ({ webinar_id: await fullWebinar() }),
    // Without the right to read registrations, the count is 0.
    worked: async (client) => {
      const { data } = await client.rpc('webinar_funnel', { webinar_id: await fullWebinar() });
      return data.registered > 0;
    },
  },
  access_link_uses: {
    arguments: async () => ({ purpose: 'course', subjects: [await newLink()] }),
  },
  issue_access_link: {
    arguments: () => ({
      purpose: 'course',
      subject: stranger,
      email: 'eve@x.example',
      expires_at: '2060-01-01T00:00:00Z',
    }),
  },
  revoke_access_links: {
    arguments: async () => ({ purpose: 'course', subject: await newLink() }),
  },
  receive_call: { arguments: () => ({ webhook_id: 'x', body: '{}' }) },
  record_payment: {
    arguments: async () => ({
      enrolment: await newEnrolment(),
      number: 'TL-1',
      amount: 149,
      paid_on: '2031-01-01',
    }),
    worked: () => exists("public.course_payments where number = 'TL-1'"),
  },
  withdraw_payment: {
    arguments: async () => {
      const row = await samples.course_payments?.row({ id: stranger, isSelf: false });
      return { payment: (await place(stack, 'course_payments', row ?? {})).id };
    },
  },
  remind_student: {
    arguments: async () => ({
      enrolment: await newEnrolment({ created_at: '2026-01-01T00:00:00Z' }),
    }),
  },
  request_course_link: { arguments: () => ({ course: stranger, address: 'eve@x.example' }) },
  save_lesson_progress: { arguments: () => ({ enrolment: stranger, lesson: stranger }) },
  send_course_link: { arguments: async () => ({ enrolment: await newEnrolment() }) },
  use_access_link: { arguments: () => ({ link: stranger, is_new_device: true }) },
  use_recovery_code: { arguments: () => ({ session: stranger, code_hash: 'x' }) },
  workload: { arguments: () => ({ people: [stranger] }) },
};

async function tryFunction(name: string, role: Anyone): Promise<Answer> {
  const call = new Map(Object.entries(calls)).get(name) ?? {};
  const actor = actors[role];
  // Each call has its own session, because some calls end it.
  const client = await enter(role);
  const { data, error } = await client.rpc(name, await call.arguments?.(actor));
  if (error?.code === '42501') return 'refused';
  if (error) throw new Error(`${error.code} ${error.message}`, { cause: error });
  if (call.worked) return (await call.worked(client, actor)) ? 'answers' : 'nothing';
  const found = Array.isArray(data)
    ? data.length > 0
    : data !== false && data?.outcome !== 'not_found';
  return found ? 'answers' : 'nothing';
}

describe('functions', () => {
  it('are all listed, each under a unique name', async () => {
    const found = await stack.sql(
      "select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1",
    );
    expect(found.map((row) => row.name)).toEqual(Object.keys(functionAccess).sort());
  });

  const idle = roles.indexOf('idle');
  // Must run before the other calls, some of which check only for an effect. In a new session, starting it again has
  // no visible effect.
  const others = Object.entries(functionAccess).filter(([name]) => name !== 'start_session');
  it.each(others)(
    '%s gives an unverified session no more access than an idle one',
    async (name, all) => {
      expect(await tryFunction(name, 'unverified')).toBe(all[idle]);
    },
  );

  describe.each(Object.entries(functionAccess))('%s', (name, expected) => {
    it.each(roles.map((role, index) => [role, expected[index]] as const))(
      '%s: %s',
      async (role, answer) => {
        expect(await tryFunction(name, role)).toBe(answer);
      },
    );
  });

  it('cannot be called if they are in the private schema', async () => {
    const client = await signInOnly(stack, accounts.leader.email);
    const { error } = await client.schema('private').rpc('is_leader');
    expect(error).not.toBeNull();
  });
});
