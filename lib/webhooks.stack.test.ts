import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, service, signIn } from '@/supabase/tests/people';
import { place, samplesOf } from '@/supabase/tests/samples';
import { stack } from '@/supabase/tests/site/as';
import { exampleOf, writeEnvelope } from './outbox/envelope';
import { eventTypes } from './webhooks';

const database = service(stack);
const samples = samplesOf(stack);
const owner = { id: accounts.leader.id, isSelf: true };

let endpoint: string;
/** Webhooks sent to the endpoint, by type. */
let left: Map<string, { event_id: string; topic: string; payload: unknown }>;

beforeAll(async () => {
  const { data } = await database
    .from('webhook_endpoints')
    .insert({ url: 'https://hook.example/every-event', state: 'paused', paused_because: 'leader' })
    .select('id')
    .single()
    .throwOnError();
  endpoint = data.id;
  for (const change of CHANGES) await change();
  const sent = await database
    .from('outbox')
    .select('event_id, topic, payload')
    .eq('endpoint_id', endpoint)
    .throwOnError();
  left = new Map(sent.data.map((row) => [row.topic, row]));
});
afterAll(async () => {
  await database.from('webhook_endpoints').delete().eq('id', endpoint).throwOnError();
});

type Row = Record<string, unknown>;

/** Inserts a sample row into a table. */
async function add(table: string, changes: Row = {}): Promise<Row> {
  const row = await samples[table]?.row(owner);
  return place(stack, table, { ...row, ...changes });
}

async function change(table: string, { id }: Row, changes: Row) {
  await database.from(table).update(changes).eq('id', id).throwOnError();
}

/** Sends a proposal as a leader. */
async function sendProposal() {
  const version = await add('proposal_versions');
  const leader = await signIn(stack, accounts.leader.email);
  await leader
    .rpc('send_proposal', { proposal: version.proposal_id, version: version.version })
    .throwOnError();
  return { proposal: version.proposal_id, version: version.version };
}

async function acceptProposal() {
  const { proposal, version } = await sendProposal();
  const code = await add('proposal_codes', { proposal_id: proposal, version });
  await database
    .rpc('accept_proposal', { proposal, code: code.id, matches: true, ip: '', agent: '' })
    .throwOnError();
}

const past = '2020-01-01T15:00:00Z';

/** Record changes that together trigger every event. */
const CHANGES: (() => Promise<unknown>)[] = [
  () => add('consultation_bookings'),
  async () => {
    const booking = await add('consultation_bookings');
    const day = new Date(Date.UTC(2040, 0, Math.random() * 20_000)).toISOString().slice(0, 10);
    await change('consultation_bookings', booking, {
      preferreddate: `${day}T15:00:00Z`,
      ends_at: `${day}T15:30:00Z`,
    });
  },
  async () =>
    change('consultation_bookings', await add('consultation_bookings'), { status: 'cancelled' }),
  async () => closePast('completed'),
  async () => closePast('no_show'),
  () => add('webinar_registrations'),
  async () =>
    change('webinar_registrations', await add('webinar_registrations'), { given_back_at: past }),
  async () =>
    change('webinar_registrations', await add('webinar_registrations'), { joined_at: past }),
  () => add('webinar_waitlist'),
  () => add('webinar_waitlist'),
  async () => {
    await change('webinar_waitlist', await add('webinar_waitlist'), { offer_ends_at: past });
    await database.rpc('offer_due_places').throwOnError();
  },
  () => add('enrolments'),
  () => add('lesson_progress', { done_at: past }),
  () => add('lesson_progress', { done_at: past }),
  () => add('course_payments'),
  async () => change('course_payments', await add('course_payments'), { state: 'withdrawn' }),
  () => add('job_applications'),
  async () =>
    change('job_applications', await add('job_applications', { stage: 'new' }), {
      stage: 'interview',
    }),
  async () =>
    change('blog_subscriptions', await add('blog_subscriptions', { confirmed_at: null }), {
      confirmed_at: past,
    }),
  async () =>
    change('blog_subscriptions', await add('blog_subscriptions', { unsubscribed_at: null }), {
      unsubscribed_at: past,
    }),
  () => add('clients'),
  async () => change('clients', await add('clients', { stage: 'lead' }), { stage: 'client' }),
  async () => change('clients', await add('clients'), { merged_from: [crypto.randomUUID()] }),
  sendProposal,
  async () =>
    database
      .rpc('ask_proposal_question', {
        ...(await sendProposal()),
        passage: 'Terms',
        question: 'Why half?',
      })
      .throwOnError(),
  acceptProposal,
  async () =>
    database
      .rpc('decline_proposal', { ...(await sendProposal()), reason: 'Too early' })
      .throwOnError(),
  () => add('deals'),
  async () => change('deals', await add('deals'), { stage: 'proposal' }),
  async () => change('deals', await add('deals'), { stage: 'won' }),
  async () => change('deals', await add('deals'), { stage: 'lost', lost_reason: 'price' }),
  () => add('tasks'),
  async () => change('tasks', await add('tasks', { status: 'todo' }), { status: 'completed' }),
  async () => change('webinars', await add('webinars'), { starts_at: '2031-03-11T16:00:00Z' }),
  () => add('webinars', { state: 'published' }),
  async () =>
    change('blog_posts', await add('blog_posts', { state: 'published' }), { state: 'draft' }),
  () => add('enquiries'),
  () => add('estimates'),
];

async function closePast(status: string) {
  const start = Date.UTC(1990, 0, 1 + Math.floor(Math.random() * 9000), 15);
  const booking = await add('consultation_bookings', {
    preferreddate: new Date(start).toISOString(),
    ends_at: new Date(start + 30 * 60_000).toISOString(),
  });
  await change('consultation_bookings', booking, { status });
}

const shapeOf = (value: object) => Object.keys(value).toSorted();

it.each(Object.entries(eventTypes))(
  '%s is sent as in its documented example',
  (type, eventType) => {
    const sent = left.get(type);
    if (!sent) throw new Error('No change makes it happen');
    const envelope = writeEnvelope(eventTypes, sent.event_id, sent.topic, sent.payload);
    expect(envelope).toMatchObject({ id: sent.event_id, type, version: 1 });
    expect(shapeOf(envelope.data)).toEqual(shapeOf(exampleOf(type, eventType).data));
    expect(JSON.stringify(envelope)).not.toMatch(/private|token|secret/);
  },
);
