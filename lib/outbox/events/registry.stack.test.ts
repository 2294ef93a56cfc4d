import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, service, signIn } from '@/supabase/tests/people';
import { place, samplesOf } from '@/supabase/tests/samples';
import { stack } from '@/supabase/tests/site/as';
import { exampleOf, writeEnvelope } from './registry';
import { WEBHOOK_TYPES, type WebhookType } from './types';

const database = service(stack);
const samples = samplesOf(stack);
const owner = { id: accounts.leader.id, isSelf: true };

let endpoint: string;

beforeAll(async () => {
  const { data } = await database
    .from('webhook_endpoints')
    .insert({ url: 'https://hook.example/every-event', state: 'paused', paused_because: 'leader' })
    .select('id')
    .single()
    .throwOnError();
  endpoint = data.id;
});
afterAll(async () => {
  await database.from('webhook_endpoints').delete().eq('id', endpoint).throwOnError();
});

type Row = Record<string, unknown>;

/** Adds a sample row of a table. */
async function add(table: string, changes: Row = {}): Promise<Row> {
  const row = await samples[table]?.row(owner);
  return place(stack, table, { ...row, ...changes });
}

async function change(table: string, { id }: Row, changes: Row) {
  await database.from(table).update(changes).eq('id', id).throwOnError();
}

/** Sends a proposal, as a leader. */
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

/** Makes each event happen. */
const happen: Record<WebhookType, () => Promise<unknown>> = {
  'booking.created': () => add('consultation_bookings'),
  'booking.moved': async () => {
    const booking = await add('consultation_bookings');
    const day = new Date(Date.UTC(2040, 0, Math.random() * 20_000)).toISOString().slice(0, 10);
    await change('consultation_bookings', booking, {
      preferreddate: `${day}T15:00:00Z`,
      ends_at: `${day}T15:30:00Z`,
    });
  },
  'booking.cancelled': async () =>
    change('consultation_bookings', await add('consultation_bookings'), { status: 'cancelled' }),
  'booking.completed': async () => closePast('completed'),
  'booking.no_show': async () => closePast('no_show'),
  'registration.created': () => add('webinar_registrations'),
  'registration.cancelled': async () =>
    change('webinar_registrations', await add('webinar_registrations'), { given_back_at: past }),
  'registration.attended': async () =>
    change('webinar_registrations', await add('webinar_registrations'), { joined_at: past }),
  'registration.waitlisted': () => add('webinar_waitlist'),
  'registration.offered': () => add('webinar_waitlist'),
  'registration.lapsed': async () => {
    await change('webinar_waitlist', await add('webinar_waitlist'), { offer_ends_at: past });
    await database.rpc('offer_due_places').throwOnError();
  },
  'enrolment.created': () => add('enrolments'),
  'enrolment.completed': () => add('lesson_progress', { done_at: past }),
  'lesson.completed': () => add('lesson_progress', { done_at: past }),
  'payment.recorded': () => add('course_payments'),
  'payment.withdrawn': async () =>
    change('course_payments', await add('course_payments'), { state: 'withdrawn' }),
  'application.received': () => add('job_applications'),
  'application.stage_changed': async () =>
    change('job_applications', await add('job_applications', { stage: 'new' }), {
      stage: 'interview',
    }),
  'subscription.confirmed': async () =>
    change('blog_subscriptions', await add('blog_subscriptions', { confirmed_at: null }), {
      confirmed_at: past,
    }),
  'subscription.ended': async () =>
    change('blog_subscriptions', await add('blog_subscriptions', { unsubscribed_at: null }), {
      unsubscribed_at: past,
    }),
  'contact.created': () => add('clients'),
  'contact.stage_changed': async () =>
    change('clients', await add('clients', { stage: 'lead' }), { stage: 'client' }),
  'contact.merged': async () =>
    change('clients', await add('clients'), { merged_from: [crypto.randomUUID()] }),
  'proposal.sent': sendProposal,
  'proposal.question': async () =>
    database
      .rpc('ask_proposal_question', {
        ...(await sendProposal()),
        passage: 'Terms',
        question: 'Why half?',
      })
      .throwOnError(),
  'proposal.accepted': acceptProposal,
  'proposal.declined': async () =>
    database
      .rpc('decline_proposal', { ...(await sendProposal()), reason: 'Too early' })
      .throwOnError(),
  'deal.created': () => add('deals'),
  'deal.stage_changed': async () => change('deals', await add('deals'), { stage: 'proposal' }),
  'deal.won': async () => change('deals', await add('deals'), { stage: 'won' }),
  'deal.lost': async () =>
    change('deals', await add('deals'), { stage: 'lost', lost_reason: 'price' }),
  'task.created': () => add('tasks'),
  'task.completed': async () =>
    change('tasks', await add('tasks', { status: 'todo' }), { status: 'completed' }),
  'webinar.moved': async () =>
    change('webinars', await add('webinars'), { starts_at: '2031-03-11T16:00:00Z' }),
  'content.published': () => add('webinars', { state: 'published' }),
  'content.unpublished': async () =>
    change('blog_posts', await add('blog_posts', { state: 'published' }), { state: 'draft' }),
  'enquiry.created': () => add('enquiries'),
  'estimate.sent': () => add('estimates'),
};

async function closePast(status: string) {
  const start = Date.UTC(1990, 0, 1 + Math.floor(Math.random() * 9000), 15);
  const booking = await add('consultation_bookings', {
    preferreddate: new Date(start).toISOString(),
    ends_at: new Date(start + 30 * 60_000).toISOString(),
  });
  await change('consultation_bookings', booking, { status });
}

const shapeOf = (value: object) => Object.keys(value).toSorted();

it.each(WEBHOOK_TYPES)('%s leaves as its documented example looks', async (type) => {
  await database.from('outbox').delete().eq('endpoint_id', endpoint).throwOnError();
  await happen[type]();
  const { data } = await database
    .from('outbox')
    .select('event_id, topic, payload')
    .eq('endpoint_id', endpoint)
    .eq('topic', type)
    .limit(1)
    .single()
    .throwOnError();
  const envelope = writeEnvelope(data.event_id, data.topic, data.payload);
  expect(envelope).toMatchObject({ id: data.event_id, type, version: 1 });
  expect(shapeOf(envelope.data)).toEqual(shapeOf(exampleOf(type).data));
  expect(JSON.stringify(envelope)).not.toMatch(/private|token|secret/);
});
