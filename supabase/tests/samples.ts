import { CONTENT_TABLES, type ContentTable } from '../../lib/paths.ts';
import type { TestStack } from '../local/test-stack.ts';
import { contentDraft } from './content-draft.ts';
import { accounts, addAccount } from './people.ts';

export type Row = Record<string, unknown>;

/** Owner of rows. Their own content is published, content of others is a draft. */
export type Owner = { id: string; isSelf: boolean };

type Sample = {
  /** A row that can be inserted and belongs to the owner. */
  row(owner: Owner): Row | Promise<Row>;
  /** A harmless change that everyone who may update the table can make. */
  change: Row;
  /** Columns of the primary key; default `id`. */
  key?: readonly string[];
  /** The row already exists and is kept. */
  standing?: true;
};

/**
 * A figure with a source for the case that the same statement inserts, because a case cannot be published without
 * one.
 */
const PROOF = `, proof as (
  insert into public.figures (id, case_id, label, value, unit, kind, measured_by, from_day, until_day, source)
  select 'proof-' || id, id, 'Sample', 1, 'case', 'measured', 'Tech Link', '2031-01-01', '2031-01-02', 'A sheet.' from placed
)`;

/** Inserts a row without policies and returns all its columns. */
export async function place(stack: TestStack, table: string, row: Row): Promise<Row> {
  const columns = Object.keys(row).join(', ');
  const [placed] = await stack.sql(
    `with placed as (
       insert into public.${table} (${columns})
       select ${columns} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)
       returning *
     )${table === 'cases' ? PROOF : ''}
     select to_jsonb(placed)::text as row from placed`,
    [JSON.stringify(row)],
  );
  return JSON.parse(String(placed?.row));
}

/** An estimate as the site stores it. */
const sampleEstimate = {
  query: 'v=1&people=2&hours=13',
  version: 1,
  verdict: 'pays',
  work: 26,
  hours: { cautious: 12.5, good: 20.3 },
  saved: { cautious: 1788, good: 2903 },
  once: { cautious: 39_500, good: 33_500 },
  running: { cautious: 500, good: 99 },
  paysFrom: { cautious: 34, good: 15 },
};

/** A proposal as its form stores it. */
export const proposalContent = {
  title: 'Document automation',
  intro: 'What we discussed.',
  items: [
    {
      service_id: null,
      title: 'Set-up',
      detail: 'Three workflows',
      once_cents: 100,
      month_cents: 0,
    },
    { service_id: null, title: 'Care', detail: '', once_cents: 0, month_cents: 50 },
  ],
  steps: [{ title: 'Connect', when: 'Weeks 1 and 2' }],
  promise: ['12 to 20 hours a week'],
  terms: 'Payment within 30 days.',
};

/** An email of the outbox. */
export const mailEvent = { topic: 'sample', channel: 'mail', recipient: 'nobody@x.example' };

/** One sample for each table of the exposed schema. */
export function samplesOf(stack: TestStack): Record<string, Sample> {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const unique = () => crypto.randomUUID();
  const hash = () => unique().repeat(2);
  const email = () => `${unique()}@sample.example`;
  const day = () => new Date(Date.UTC(2040, 0, next())).toISOString().slice(0, 10);
  const time = () => new Date(next() * 1000).toISOString().slice(11, 19);
  const content = (kind: ContentTable, { isSelf }: Owner) =>
    contentDraft(kind, { title: 'Sample', state: isSelf ? 'published' : 'draft' });
  const newsletterIssue = () => ({
    slug: unique(),
    title: 'Sample',
    subject: 'Sample',
    body: 'Sample',
  });
  const idOf = async (table: string, row: Row) => (await place(stack, table, row)).id;

  const course = (owner: Owner) => content('courses', owner);
  const caseStudy = (owner: Owner) => content('cases', owner);
  const webinar = (owner: Owner) => content('webinars', owner);
  const registration = async () => ({
    webinarid: await idOf('webinars', webinar(published)),
    webinartitle: 'Sample',
    firstname: 'Sample',
    lastname: 'Sample',
    email: email(),
  });
  const question = async () => {
    const asks = await place(stack, 'webinar_registrations', await registration());
    return { webinarid: asks.webinarid, registration_id: asks.id, question: 'Sample' };
  };
  const job = (owner: Owner) => content('jobs', owner);
  const task = (owner: Owner) => ({ title: 'Sample', assigned_to: owner.id, created_by: owner.id });
  const playbook = (owner: Owner) => ({ name: unique(), subject: 'clients', created_by: owner.id });
  const proposal = async (owner: Owner) => ({
    number: `P-2030-${String(1000 + next())}`,
    deal_id: await idOf('deals', await deal(owner)),
    status: 'draft',
  });
  const deal = async (owner: Owner) => ({
    title: 'Sample',
    client_id: await idOf('clients', client()),
    owner_id: owner.id || null,
    once_cents: 100,
    next_step: 'Write',
    next_step_on: '2030-06-01',
  });
  const client = () => ({ firstname: 'Sample', email: email() });
  /** Makes the owner a host and keeps three of their calendars, because the maximum is five. */
  const hostOf = async ({ id }: Owner) => {
    await stack.sql(
      'insert into public.booking_hosts (user_id, is_active) values ($1::uuid, false) on conflict do nothing',
      [id],
    );
    await stack.sql(
      `delete from public.booking_host_calendars where host_id = $1::uuid and id not in (
         select id from public.booking_host_calendars where host_id = $1::uuid order by created_at desc limit 3
       )`,
      [id],
    );
    return id;
  };
  const published: Owner = { id: '', isSelf: true };
  const writtenLesson = async (course_id: unknown, fields: Row = {}) => {
    const chapter_id = await idOf('course_chapters', { course_id, title: 'Sample' });
    const lesson_id = await idOf('course_lessons', { chapter_id, title: 'Sample', ...fields });
    await place(stack, 'lesson_texts', { id: lesson_id, body: 'Sample' });
    return lesson_id;
  };
  const openCourse = async () => {
    const course_id = await idOf('courses', course(published));
    await writtenLesson(course_id);
    return course_id;
  };
  const enrolment = async () => ({
    course_id: await openCourse(),
    name: 'Sample',
    email: email(),
  });
  const chapter = async (owner: Owner) => ({
    course_id: await idOf('courses', course(owner)),
    title: 'Sample',
  });

  return {
    ...Object.fromEntries(
      CONTENT_TABLES.map((kind) => [
        kind,
        { row: (owner: Owner) => content(kind, owner), change: { title: 'Changed' } },
      ]),
    ),
    audit_log: {
      row: () => ({ table_name: 'samples', record_id: unique(), action: 'insert' }),
      change: { action: 'update' },
      standing: true,
    },
    availability_holidays: {
      row: () => ({ day: day(), name: 'Sample' }),
      change: { name: 'Changed' },
      key: ['day'],
    },
    availability_hours: {
      row: () => ({ weekday: 0, opens: time(), closes: '23:00:00' }),
      change: { closes: '23:30:00' },
    },
    availability_settings: {
      row: () => ({ id: true }),
      change: { notice_hours: 3 },
      standing: true,
    },
    booking_host_busy: {
      row: async (owner) => ({
        calendar_id: await idOf('booking_host_calendars', {
          host_id: await hostOf(owner),
          url: `https://calendar.example/${unique()}.ics`,
        }),
        host_id: owner.id,
        starts_at: `${day()}T15:00:00Z`,
        ends_at: '2060-01-01T00:00:00Z',
      }),
      change: { ends_at: '2061-01-01T00:00:00Z' },
      key: ['calendar_id'],
    },
    booking_host_calendars: {
      row: async (owner) => ({
        host_id: await hostOf(owner),
        url: `https://calendar.example/${unique()}.ics`,
      }),
      change: { name: 'Changed' },
    },
    booking_host_exceptions: {
      row: async (owner) => ({
        host_id: await hostOf(owner),
        day: day(),
        kind: 'off',
        from_time: '09:00:00',
        until_time: '12:00:00',
      }),
      change: { until_time: '13:00:00' },
      key: ['host_id', 'day'],
    },
    booking_host_hours: {
      row: async (owner) => ({
        host_id: await hostOf(owner),
        weekday: 0,
        opens: time(),
        closes: '23:00:00',
      }),
      change: { closes: '23:30:00' },
      key: ['host_id', 'opens'],
    },
    booking_hosts: {
      row: async (owner) => {
        await stack.sql('delete from public.booking_hosts where user_id = $1::uuid', [owner.id]);
        return { user_id: owner.id, is_active: false };
      },
      change: { daily_limit: 3 },
      key: ['user_id'],
    },
    cases: {
      // A published one cannot be inserted by anyone.
      row: () => caseStudy({ id: '', isSelf: false }),
      change: { title: 'Changed' },
    },
    figures: {
      row: async (owner) => ({
        id: unique(),
        case_id: await idOf('cases', caseStudy(owner)),
        label: 'Sample',
        value: 1,
        unit: 'case',
        kind: 'measured',
        measured_by: 'Tech Link',
        from_day: '2031-01-01',
        until_day: '2031-01-02',
        source: 'A sheet.',
      }),
      change: { label: 'Changed' },
    },
    blog_subscriptions: {
      row: () => ({ email: email(), policy_version: '2026-11-24' }),
      change: { unsubscribed_at: '2031-01-01T00:00:00Z' },
    },
    booking_reminders: {
      row: async (owner) => ({
        booking_id: await idOf('consultation_bookings', {
          firstname: 'Sample',
          email: email(),
          preferreddate: `${day()}T15:00:00Z`,
          owner_id: owner.id,
        }),
        starts_at: '2031-01-01T00:00:00Z',
        kind: 'first',
      }),
      change: { queued_at: '2031-01-01T00:00:00Z' },
      key: ['booking_id'],
    },
    calendar_feeds: {
      row: async (owner) => {
        await stack.sql('delete from public.calendar_feeds where user_id = $1::uuid', [owner.id]);
        return { user_id: owner.id, token_hash: hash() };
      },
      change: { last_read_at: '2031-01-01T00:00:00Z' },
      key: ['user_id'],
    },
    client_notes: {
      row: async (owner) => ({
        client_id: await idOf('clients', client()),
        author_id: owner.id,
        body: 'Sample',
      }),
      change: { body: 'Changed' },
    },
    client_tags: { row: () => ({ name: unique() }), change: { name: unique() }, key: ['name'] },
    clients: { row: client, change: { jobtitle: 'Changed' } },
    companies: { row: () => ({ name: unique() }), change: { notes: 'Changed' } },
    replies: {
      row: async (owner) => ({
        booking_id: await idOf('consultation_bookings', {
          firstname: 'Sample',
          email: email(),
          preferreddate: `${day()}T15:00:00Z`,
          host_id: owner.id,
        }),
        email: email(),
        subject: 'Sample',
        body: 'Sample',
      }),
      change: { body: 'Changed' },
    },
    reply_templates: {
      row: () => ({ kind: 'contact', name: unique(), subject: 'Sample', body: 'Sample' }),
      change: { subject: 'Changed' },
    },
    consultation_bookings: {
      row: (owner) => ({
        firstname: 'Sample',
        email: email(),
        preferreddate: `${day()}T15:00:00Z`,
        owner_id: owner.id,
        host_id: owner.id,
      }),
      change: { private_notes: 'Changed' },
    },
    content_review_comments: {
      row: async (owner) => {
        const review = { table_name: 'jobs', record_id: unique(), asked_by: owner.id };
        const { id } = await place(stack, 'content_reviews', review);
        return { review_id: id, comment: 'Sample', author_id: owner.id };
      },
      change: { comment: 'Changed' },
    },
    content_reviews: {
      row: (owner) => ({ table_name: 'jobs', record_id: unique(), asked_by: owner.id }),
      change: { note: 'Changed' },
    },
    content_rights: {
      // Otherwise a right of the stranger would remain for the next test.
      row: async (owner) => ({
        user_id: owner.isSelf ? owner.id : (await addAccount(stack, 'writer', 'team_member')).id,
        kind: 'jobs',
        level: 'write',
      }),
      change: { level: 'publish' },
      key: ['user_id', 'kind'],
    },
    content_drafts: {
      row: async (owner) => ({
        table_name: 'jobs',
        record_id: await idOf('jobs', job(published)),
        content: { title: 'Sample' },
        author_id: owner.id,
      }),
      change: { content: { title: 'Changed' } },
      key: ['table_name', 'record_id'],
    },
    content_revisions: {
      row: (owner) => ({
        table_name: 'jobs',
        record_id: unique(),
        snapshot: {},
        author_id: owner.id,
      }),
      change: { snapshot: { title: 'Changed' } },
    },
    access_links: {
      row: () => ({
        purpose: 'course',
        subject_id: unique(),
        email: email(),
        expires_at: '2060-01-01T00:00:00Z',
      }),
      change: { expires_at: '2061-01-01T00:00:00Z' },
    },
    course_chapters: { row: chapter, change: { title: 'Changed' } },
    course_lessons: {
      row: async (owner) => ({
        chapter_id: await idOf('course_chapters', await chapter(owner)),
        title: 'Sample',
      }),
      change: { title: 'Changed' },
    },
    lesson_texts: {
      row: async (owner) => ({
        id: await idOf('course_lessons', {
          chapter_id: await idOf('course_chapters', await chapter(owner)),
          title: 'Sample',
          is_sample: true,
        }),
        body: 'Sample',
      }),
      change: { body: 'Changed' },
    },
    lesson_progress: {
      row: async () => {
        const course_id = await idOf('courses', course(published));
        const lesson_id = await writtenLesson(course_id);
        return {
          enrolment_id: await idOf('enrolments', { ...(await enrolment()), course_id }),
          lesson_id,
          opened_at: '2019-01-01T00:00:00Z',
        };
      },
      change: { done_at: '2031-01-01T00:00:00Z' },
    },
    certificates: {
      row: async () => ({
        enrolment_id: await idOf('enrolments', await enrolment()),
        name: 'Sample',
        course_title: 'Sample',
        completed_on: '2031-01-01',
      }),
      change: { name: 'Changed' },
    },
    course_payments: {
      row: async () => ({
        enrolment_id: await idOf('enrolments', await enrolment()),
        number: unique(),
        amount: 149,
        state: 'recorded',
        state_at: '2031-01-01T00:00:00Z',
        source: 'staff',
      }),
      change: { amount: 150 },
    },
    incoming_calls: {
      row: () => ({
        webhook_id: unique(),
        type: 'payment.recorded',
        body: '{}',
        email: email(),
        status: 200,
      }),
      change: { status: 404 },
    },
    mail_bounces: {
      row: () => ({ email: email(), kind: 'dead', bounced_at: '2031-01-01T00:00:00Z' }),
      change: { cleared_at: '2031-01-02T00:00:00Z' },
    },
    deal_settings: {
      row: () => ({ id: true }),
      change: { stale_days: 20 },
      standing: true,
    },
    deal_stages: {
      row: async (owner) => ({ deal_id: await idOf('deals', await deal(owner)), to_stage: 'new' }),
      change: { to_stage: 'lost' },
    },
    proposal_acceptances: {
      row: async (owner) => ({
        proposal_id: await idOf('proposals', await proposal(owner)),
        number: 'P-2030-0001',
        version: 1,
        text_sha256: 'a'.repeat(64),
        name: 'Sample',
        email: email(),
        code_id: unique(),
        code_sent_at: '2020-01-01T15:00:00Z',
        // Older than the minimum retention period.
        accepted_at: '2020-01-01T15:00:00Z',
        terms_version: '2026-11',
        once_cents: 100,
        month_cents: 50,
      }),
      change: { name: 'Other' },
    },
    proposal_codes: {
      row: async (owner) => ({
        proposal_id: await idOf('proposals', await proposal(owner)),
        version: 1,
        name: 'Sample Person',
        email: email(),
      }),
      change: { name: 'Other Person' },
    },
    proposal_questions: {
      row: async (owner) => ({
        proposal_id: await idOf('proposals', await proposal(owner)),
        version: 1,
        passage: 'What you get',
        question: 'What is care?',
      }),
      change: { passage: 'Terms' },
    },
    proposal_templates: {
      row: () => ({ name: unique(), content: proposalContent }),
      change: { content: { ...proposalContent, title: 'Other' } },
    },
    proposal_versions: {
      row: async (owner) => ({
        proposal_id: await idOf('proposals', await proposal(owner)),
        version: 1,
        recipient_name: 'Sample Person',
        recipient_email: email(),
        content: proposalContent,
        terms_version: '2026-11',
        valid_until: '2040-01-01',
      }),
      change: { valid_until: '2041-01-01' },
    },
    proposals: { row: proposal, change: { remind_after_days: 5 } },
    deals: { row: deal, change: { next_step: 'Call', next_step_on: '2031-01-01' } },
    deleted_records: {
      row: () => ({ table_name: 'tasks', record_id: unique(), action: 'delete' }),
      change: { action: 'update' },
      standing: true,
    },
    enrolments: {
      row: enrolment,
      change: { name: 'Changed' },
    },
    image_uses: {
      row: async (owner) => {
        const image = { path: `${unique()}.png`, alt: 'Sample', uploaded_by: owner.id };
        const image_id = await idOf('images', image);
        return { image_id, table_name: 'jobs', record_id: unique(), is_draft: false };
      },
      change: { is_draft: true },
      key: ['image_id'],
    },
    images: {
      row: (owner) => ({ path: `${unique()}.png`, alt: 'Sample', uploaded_by: owner.id }),
      change: { alt: 'Changed' },
    },
    estimates: {
      row: async () => ({
        client_id: await idOf('clients', client()),
        name: 'Sample Person',
        email: email(),
        estimate: sampleEstimate,
      }),
      change: { name: 'Changed Person' },
    },
    touches: {
      row: async () => ({
        client_id: await idOf('clients', client()),
        kind: 'booking',
        record_id: crypto.randomUUID(),
        channel: { source: 'sample' },
      }),
      change: { intent: 'changed' },
    },
    enquiries: {
      row: async () => ({
        name: 'Sample Person',
        email: email(),
        message: 'A question of a sample person?',
      }),
      change: { replied_at: '2031-01-01T00:00:00Z' },
    },
    job_applications: {
      row: async () => ({
        job_id: await idOf('jobs', job(published)),
        firstname: 'Sample',
        lastname: 'Sample',
        email: email(),
        cv_path: 'sample.pdf',
        cv_name: 'sample.pdf',
      }),
      change: { rating: 3 },
    },
    notification_digests: {
      row: async (owner) => {
        await stack.sql('delete from public.notification_digests where user_id = $1::uuid', [
          owner.id,
        ]);
        return { user_id: owner.id, day: day() };
      },
      change: { day: '2031-01-01' },
      key: ['user_id'],
    },
    task_losses: {
      row: async (owner) => {
        await stack.sql('delete from public.task_losses where user_id = $1::uuid', [owner.id]);
        return { user_id: owner.id, lost_at: '2031-01-01T00:00:00Z' };
      },
      change: { lost_at: '2032-01-01T00:00:00Z' },
      key: ['user_id'],
    },
    task_views: {
      row: async (owner) => {
        // The number per person is limited.
        await stack.sql('delete from public.task_views where user_id = $1::uuid', [owner.id]);
        return { user_id: owner.id, area: 'team', name: unique(), query: 'due=overdue' };
      },
      change: { query: 'due=today' },
    },
    inbox_snoozes: {
      row: (owner) => ({
        user_id: owner.id,
        item: `task:${unique()}`,
        until: '2031-01-01T00:00:00Z',
      }),
      change: { until: '2032-01-01T00:00:00Z' },
      key: ['user_id', 'item'],
    },
    notification_preferences: {
      row: (owner) => ({ user_id: owner.id, kind: unique() }),
      change: { by_mail: false },
      key: ['user_id', 'kind'],
    },
    notifications: {
      row: (owner) => ({ user_id: owner.id, kind: 'assigned', title: 'Sample' }),
      change: { read_at: '2031-01-01T00:00:00Z' },
    },
    events: {
      row: () => ({
        type: 'sample.happened',
        record_table: 'clients',
        record_id: crypto.randomUUID(),
      }),
      change: { facts: { from: 'lead' } },
    },
    outbox: {
      row: () => mailEvent,
      change: { last_error: 'Changed' },
    },
    outbox_attempts: {
      row: async () => ({
        outbox_id: await idOf('outbox', mailEvent),
      }),
      change: { error: 'Changed' },
    },
    playbook_runs: {
      row: async (owner) => ({
        playbook_id: await idOf('playbooks', playbook(owner)),
        record_table: 'clients',
        record_id: unique(),
        anchor: '2031-01-01T14:00:00Z',
        started_by: owner.id,
      }),
      change: { state: 'withdrawn' },
    },
    playbooks: { row: playbook, change: { is_active: false } },
    webhook_endpoints: {
      row: async () => ({ url: `https://${unique()}.example/hook` }),
      change: { description: 'Changed' },
    },
    delivery_targets: {
      row: async () => ({ target: unique() }),
      change: { failures: 3 },
      key: ['target'],
    },
    webhook_secrets: {
      row: async () => {
        const endpoint = await idOf('webhook_endpoints', { url: `https://${unique()}.example/` });
        await stack.sql('delete from public.webhook_secrets where endpoint_id = $1::uuid', [
          String(endpoint),
        ]);
        return { endpoint_id: endpoint, secret: `whsec_${'a'.repeat(43)}=` };
      },
      change: { created_at: '2031-01-01T14:00:00Z' },
      key: ['endpoint_id'],
    },
    post_announcements: {
      row: async (owner) => ({
        post_id: await idOf('blog_posts', content('blog_posts', owner)),
      }),
      change: { announced_at: '2031-01-01T00:00:00Z' },
      key: ['post_id'],
    },
    blog_tags: {
      row: () => ({ slug: unique(), name: 'Sample', introduction: 'Sample' }),
      change: { introduction: 'Changed' },
      key: ['slug'],
    },
    newsletter_issues: { row: newsletterIssue, change: { title: 'Changed' } },
    newsletter_links: {
      row: async () => ({
        issue_id: await idOf('newsletter_issues', newsletterIssue()),
        position: 1,
        url: 'https://x.example/',
      }),
      change: { presses: 1 },
    },
    newsletter_recipients: {
      row: async () => ({
        issue_id: await idOf('newsletter_issues', newsletterIssue()),
        subscription_id: await idOf('blog_subscriptions', {
          email: email(),
          policy_version: '2026-11-24',
        }),
      }),
      change: { attempts: 1 },
    },
    cron_runs: {
      row: () => ({ job: unique() }),
      change: { ran_at: '2031-01-01T00:00:00Z' },
      key: ['job'],
    },
    privacy_requests: {
      row: (owner) => ({ kind: 'export', pseudonyms: [unique()], requested_by: owner.id }),
      change: { kind: 'erasure' },
    },
    rate_limits: {
      row: () => ({ bucket: 'sample', subject: unique() }),
      change: { hits: 2 },
      key: ['bucket', 'subject'],
    },
    retention_runs: { row: () => ({ removed: {} }), change: { is_complete: true } },
    retention_settings: {
      row: () => ({ id: true }),
      change: { event_days: 31 },
      standing: true,
    },
    servers: {
      row: () => ({ name: unique(), clock: 'database' }),
      change: { clock: 'redis' },
      key: ['name'],
    },
    content_counts: {
      row: () => ({
        table_name: 'jobs',
        record_id: unique(),
        day: day(),
        figure: 'read',
        detail: 'search',
      }),
      change: { total: 2 },
      key: ['table_name', 'record_id', 'day', 'figure', 'detail'],
    },
    site_visits: {
      row: () => ({ day: day(), page: '/blog' }),
      change: { visits: 2 },
      key: ['day', 'page'],
    },
    slug_redirects: {
      row: () => ({ table_name: 'jobs', slug: unique(), record_id: unique() }),
      change: { record_id: unique() },
      key: ['table_name', 'slug'],
    },
    heartbeats: {
      row: () => ({
        day: `${3000 + Math.floor(Math.random() * 6000)}-01-01`,
        first_beat: '2031-01-01T00:00:00Z',
        last_beat: '2031-01-01T00:00:00Z',
      }),
      change: { beats: 2 },
      key: ['day'],
    },
    repeated_requests: {
      row: () => ({ day: `${3000 + Math.floor(Math.random() * 6000)}-01-01` }),
      change: { total: 2 },
      key: ['day'],
    },
    passages: {
      row: () => ({
        kind: 'services',
        record: unique(),
        slug: unique(),
        title: 'Sample',
        page: '',
        heading: 'Sample',
        anchor: '',
        words: 'Sample',
      }),
      change: { words: 'Changed' },
    },
    search_gaps: {
      row: () => ({ question: `do you repair ${unique()}` }),
      change: { asked_count: 2 },
    },
    sandbox_runs: {
      row: () => ({ secret: unique() }),
      change: { is_receiving: false },
    },
    sandbox_entries: {
      row: async () => ({
        run_id: await idOf('sandbox_runs', { secret: unique() }),
        kind: 'failed',
      }),
      change: { attempt: 2 },
    },
    stale_marks: {
      row: () => ({ key: unique(), version: 1 }),
      change: { version: 2 },
      key: ['key'],
    },
    staff_invitations: {
      row: (owner) => ({
        email: email(),
        name: 'Sample',
        token_hash: hash(),
        invited_by: owner.id,
      }),
      change: { name: 'Changed' },
    },
    recovery_codes: {
      row: async () => {
        const { id } = await addAccount(stack, 'secured', 'team_member');
        await place(stack, 'second_factors', { user_id: id, secret: 'x' });
        return { user_id: id, code_hash: hash() };
      },
      change: { used_at: '2031-01-01T00:00:00Z' },
      key: ['user_id', 'code_hash'],
    },
    second_factors: {
      row: async () => ({
        user_id: (await addAccount(stack, 'secured', 'team_member')).id,
        secret: 'x',
      }),
      change: { last_step: 1 },
      key: ['user_id'],
    },
    security_settings: {
      row: () => ({ id: true }),
      change: { leaders_need_second_factor: false },
      standing: true,
    },
    staff_sessions: {
      row: (owner) => ({ session_id: unique(), user_id: owner.id }),
      change: { last_active_at: '2031-01-01T00:00:00Z' },
      key: ['session_id'],
    },
    task_activity: {
      row: async (owner) => ({
        task_id: await idOf('tasks', task(owner)),
        actor_id: owner.id,
        action: 'changed',
      }),
      change: { action: 'created' },
    },
    task_checklist_items: {
      row: async (owner) => ({ task_id: await idOf('tasks', task(owner)), label: 'Sample' }),
      change: { is_done: true },
    },
    task_comments: {
      row: async (owner) => ({
        task_id: await idOf('tasks', task(owner)),
        author_id: owner.id,
        body: 'Sample',
      }),
      change: { body: 'Changed' },
    },
    task_series: {
      row: (owner) => ({
        rule: { frequency: 'daily', every: 1 },
        starts_on: '2031-01-01',
        at_time: '09:00',
        last_due: '2031-01-01T14:00:00Z',
        created_by: owner.id,
      }),
      change: { made: 2 },
    },
    tasks: { row: task, change: { status: 'in_progress' } },
    team_members: {
      row: async (owner) => ({
        team_id: await idOf('teams', { name: unique() }),
        user_id: owner.id,
      }),
      change: { user_id: accounts.leader.id },
      key: ['team_id', 'user_id'],
    },
    teams: { row: () => ({ name: unique() }), change: { description: 'Changed' } },
    user_profiles: {
      row: (owner) => ({ id: owner.id, name: 'Sample', email: email() }),
      change: { time_zone: 'UTC' },
      standing: true,
    },
    webinar_notes: {
      row: async () => ({
        webinarid: await idOf('webinars', webinar(published)),
        note: 'Sample',
        sent_to: 1,
      }),
      change: { note: 'Changed' },
    },
    webinar_question_votes: {
      row: async () => ({
        question_id: await idOf('webinar_questions', await question()),
        registration_id: await idOf('webinar_registrations', await registration()),
      }),
      change: { voted_at: '2031-01-01T00:00:00Z' },
      key: ['question_id', 'registration_id'],
    },
    webinar_questions: { row: question, change: { answered_at: '2031-01-01T00:00:00Z' } },
    webinar_reminders: {
      row: async () => ({
        registration_id: await idOf('webinar_registrations', await registration()),
        starts_at: '2031-03-04T16:00:00Z',
        kind: 'day',
      }),
      change: { queued_at: '2031-01-01T00:00:00Z' },
      key: ['registration_id'],
    },
    webinar_room_reminders: {
      row: async () => ({
        webinar_id: await idOf('webinars', webinar(published)),
        starts_at: '2031-03-04T16:00:00Z',
        kind: 'day',
      }),
      change: { queued_at: '2031-01-01T00:00:00Z' },
      key: ['webinar_id'],
    },
    webinar_waitlist: {
      row: async () => ({
        webinarid: await idOf('webinars', { ...webinar(published), capacity: 1 }),
        firstname: 'Sample',
        lastname: 'Sample',
        email: email(),
      }),
      change: { company: 'Changed' },
    },
    webinar_registrations: {
      row: registration,
      change: { company: 'Changed' },
    },
    webinar_rooms: {
      row: async (owner) => ({
        webinar_id: await idOf('webinars', webinar(owner)),
        join_url: 'https://meet.techlink.example/sample',
      }),
      change: { join_url: 'https://meet.techlink.example/changed' },
      key: ['webinar_id'],
    },
    videos: {
      row: () => ({ source: 'youtube', player_id: unique() }),
      change: { transcript: 'Changed' },
    },
  };
}
