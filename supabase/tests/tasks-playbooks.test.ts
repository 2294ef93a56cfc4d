import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, signIn } from './people.ts';
import { place } from './samples.ts';

let stack: TestStack;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
});
afterAll(() => stack?.stop());

// The playbooks of the seed would start, too.
beforeEach(async () => {
  await stack.sql('update public.playbooks set is_active = false');
});

const step = (fields: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  title: 'Prepare {service} with {client} of {company} on {date}',
  description: '',
  role: 'host',
  person: '',
  team: '',
  priority: 'high',
  checklist: ['Read what {client} wrote'],
  amount: -1,
  unit: 'days',
  time: '16:00',
  ...fields,
});

async function newPlaybook(fields: Record<string, unknown> = {}): Promise<string> {
  const { data } = await leader
    .from('playbooks')
    .insert({
      name: crypto.randomUUID(),
      subject: 'consultation_bookings',
      trigger_type: 'booking.created',
      steps: [step()],
      ...fields,
    })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

let weeks = 0;
/** Returns a booking on a Monday at 10:00 in New York, each on a different date, in a summer without a clock change. */
async function newBooking(fields: Record<string, unknown> = {}) {
  weeks += 1;
  const start = new Date(Date.UTC(2040, 5, 4 + 7 * weeks, 14));
  const row = await place(stack, 'consultation_bookings', {
    firstname: 'Ada',
    lastname: 'Byron',
    company: 'Engines',
    email: `${crypto.randomUUID()}@x.example`,
    meetingtype: 'Consultation',
    preferreddate: start.toISOString(),
    ends_at: new Date(start.getTime() + 1_800_000).toISOString(),
    status: 'scheduled',
    seat: 1,
    holds_seat: true,
    requestdate: new Date().toISOString(),
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
    id: crypto.randomUUID(),
    room: crypto.randomUUID(),
    ...fields,
  });
  return { id: String(row.id), start };
}

async function tasksOf(record: string) {
  return stack.sql(
    `select t.id, t.title, t.assigned_to, t.priority, t.due_date, t.created_by, t.booking_id, t.status,
       array(select i.label from public.task_checklist_items i where i.task_id = t.id) as checklist
     from public.tasks t join public.playbook_runs r on r.id = t.run_id
     where r.record_id = $1::uuid order by t.due_order, t.title`,
    [record],
  );
}

const daysLater = (start: Date, days: number) => new Date(start.getTime() + days * 86_400_000);
const instant = (value: unknown) => new Date(String(value)).toISOString();

describe('a booking', () => {
  it('starts its playbooks with facts, host and date', async () => {
    await newPlaybook();
    const { id, start } = await newBooking({ host_id: accounts.member.id });
    const [task] = await tasksOf(id);
    expect(task).toMatchObject({
      assigned_to: accounts.member.id,
      priority: 'high',
      booking_id: id,
      created_by: accounts.leader.id,
      checklist: ['Read what Ada Byron wrote'],
    });
    expect(task?.title).toMatch(
      /^Prepare Consultation with Ada Byron of Engines on Mon, \w{3} \d+, 10:00 AM$/,
    );
    // 4:00 PM on the previous day.
    expect(instant(task?.due_date)).toBe(
      new Date(daysLater(start, -1).getTime() + 6 * 3_600_000).toISOString(),
    );
  });

  it('creates an unassigned task without a host or owner', async () => {
    await newPlaybook();
    const { id } = await newBooking();
    expect(await tasksOf(id)).toMatchObject([{ assigned_to: null }]);
  });

  /** Completes a consultation that has begun, as the leader. */
  async function completed(fields: Record<string, unknown> = {}) {
    weeks += 1;
    const start = Date.UTC(2020, 5, 1 + 7 * weeks, 14);
    const { id } = await newBooking({
      preferreddate: new Date(start).toISOString(),
      ends_at: new Date(start + 1_800_000).toISOString(),
      ...fields,
    });
    const done = { status: 'completed' };
    await leader.from('consultation_bookings').update(done).eq('id', id).throwOnError();
    return id;
  }
  const followUps = [
    step({ title: 'Notes', role: 'host' }),
    step({ title: 'Questions', role: 'owner' }),
  ];

  it('assigns follow-up tasks to the person who completed it if there is no host or owner', async () => {
    await newPlaybook({ trigger_type: 'booking.completed', steps: followUps });
    expect(await tasksOf(await completed())).toMatchObject([
      { title: 'Notes', assigned_to: accounts.leader.id },
      { title: 'Questions', assigned_to: accounts.leader.id },
    ]);
  });

  it('assigns follow-up tasks to its host, not to the person who completed it', async () => {
    await newPlaybook({ trigger_type: 'booking.completed', steps: followUps });
    expect(await tasksOf(await completed({ host_id: accounts.member.id }))).toMatchObject([
      { title: 'Notes', assigned_to: accounts.member.id },
      { title: 'Questions', assigned_to: accounts.member.id },
    ]);
  });

  it('starts nothing while it is in quarantine, and starts playbooks once it is released', async () => {
    await newPlaybook();
    const { id } = await newBooking({ quarantined_at: new Date().toISOString() });
    expect(await tasksOf(id)).toEqual([]);
    await stack.sql(
      'update public.consultation_bookings set quarantined_at = null where id = $1::uuid',
      [id],
    );
    expect(await tasksOf(id)).toHaveLength(1);
  });

  it('starts only the playbooks of its service', async () => {
    const [mine, other] = await stack.sql('select id from public.services limit 2');
    await newPlaybook({ service_id: other?.id });
    await newPlaybook({ service_id: mine?.id });
    const { id } = await newBooking({ service_id: mine?.id });
    expect(await tasksOf(id)).toHaveLength(1);
  });

  it('starts nothing twice, however often its event arrives', async () => {
    await newPlaybook();
    const { id } = await newBooking();
    await stack.sql(
      `insert into public.events (type, record_table, record_id, occurred_at)
       select e.type, e.record_table, e.record_id, now()
       from public.events e, generate_series(1, 5)
       where e.record_id = $1::uuid and e.type = 'booking.created'`,
      [id],
    );
    expect(await tasksOf(id)).toHaveLength(1);
  });

  it('moves its open tasks, but not those that a person moved or completed', async () => {
    await newPlaybook({
      steps: [
        step({ title: 'follows' }),
        step({ title: 'moved by a person' }),
        step({ title: 'done' }),
        step({ title: 'by hours', unit: 'hours', amount: 2, time: '' }),
        step({ title: 'undated', unit: 'none', amount: 0, time: '' }),
      ],
    });
    const { id, start } = await newBooking();
    await stack.sql(
      `update public.tasks set due_date = '2040-01-01T12:00:00Z'
       where booking_id = $1::uuid and title = 'moved by a person'`,
      [id],
    );
    await stack.sql(
      "update public.tasks set status = 'completed' where booking_id = $1::uuid and title = 'done'",
      [id],
    );
    await stack.sql(
      `update public.consultation_bookings set preferreddate = preferreddate + interval '2 days', ends_at = ends_at + interval '2 days'
       where id = $1::uuid`,
      [id],
    );
    const due = new Map((await tasksOf(id)).map((task) => [task.title, task.due_date]));
    const eve = (days: number) =>
      new Date(daysLater(start, days - 1).getTime() + 6 * 3_600_000).toISOString();
    expect(instant(due.get('follows'))).toBe(eve(2));
    expect(instant(due.get('by hours'))).toBe(
      new Date(daysLater(start, 2).getTime() + 2 * 3_600_000).toISOString(),
    );
    expect(instant(due.get('moved by a person'))).toBe('2040-01-01T12:00:00.000Z');
    expect(instant(due.get('done'))).toBe(eve(0));
    expect(due.get('undated')).toBeNull();
  });

  it('withdraws its open tasks on cancellation, and starts again when reopened', async () => {
    await newPlaybook({ steps: [step({ title: 'done' }), step({ title: 'open' })] });
    const { id } = await newBooking();
    await stack.sql(
      "update public.tasks set status = 'completed' where booking_id = $1::uuid and title = 'done'",
      [id],
    );
    const set = (status: string) =>
      stack.sql(
        'update public.consultation_bookings set status = $2, holds_seat = false where id = $1::uuid',
        [id, status],
      );
    await set('cancelled');
    expect(await tasksOf(id)).toMatchObject([{ title: 'done' }]);
    const [run] = await stack.sql(
      'select state, withdrawn_tasks from public.playbook_runs where record_id = $1::uuid',
      [id],
    );
    expect(run).toMatchObject({ state: 'withdrawn', withdrawn_tasks: 1 });
    await set('scheduled');
    expect((await tasksOf(id)).map(({ title }) => title)).toEqual(['done', 'done', 'open']);
  });

  it('is stored even if a playbook fails, and the next playbook runs', async () => {
    await newPlaybook({ steps: [step({ priority: 'whenever' })] });
    await newPlaybook();
    const { id } = await newBooking();
    expect(await tasksOf(id)).toHaveLength(1);
    const runs = await stack.sql(
      'select state, failure from public.playbook_runs where record_id = $1::uuid order by state',
      [id],
    );
    expect(runs).toEqual([
      { state: 'failed', failure: '23514' },
      { state: 'running', failure: null },
    ]);
  });

  it('withdraws tasks of others when its hosting member cancels it', async () => {
    await newPlaybook({ steps: [step({ role: 'person', person: accounts.leader.id })] });
    const { id } = await newBooking({ host_id: accounts.member.id });
    await stack.sql(
      `select set_config('request.jwt.claims', '{"sub":"${accounts.member.id}"}', false)`,
    );
    await stack.sql(
      `update public.consultation_bookings set preferreddate = preferreddate + interval '1 day', ends_at = ends_at + interval '1 day'
       where id = $1::uuid`,
      [id],
    );
    await stack.sql("select set_config('request.jwt.claims', '', false)");
    const [run] = await stack.sql(
      `select r.anchor = b.preferreddate as moved, t.due_date = t.planned_due as follows
       from public.playbook_runs r join public.consultation_bookings b on b.id = r.record_id
       join public.tasks t on t.run_id = r.id where b.id = $1::uuid`,
      [id],
    );
    expect(run).toEqual({ moved: true, follows: true });
  });
});

describe('days before the event', () => {
  it.each([
    // The clocks go forward on 11 March 2040, and back on 4 November.
    ['2040-03-12T14:00:00Z', '2040-03-10T14:00:00.000Z'],
    ['2040-11-05T15:00:00Z', '2040-11-03T13:00:00.000Z'],
  ])('keep the local time across a clock change: %s', async (anchor, due) => {
    const [row] = await stack.sql(
      `select private.planned_due('{"amount": -2, "unit": "days", "time": "09:00"}', $1::timestamptz) as due`,
      [anchor],
    );
    expect(instant(row?.due)).toBe(due);
  });
});

describe('other records', () => {
  it('a contact starts a playbook for its owner', async () => {
    await newPlaybook({
      subject: 'clients',
      trigger_type: 'contact.created',
      steps: [step({ title: 'Welcome {client}', role: 'owner' })],
    });
    const { data } = await leader
      .from('clients')
      .insert({
        firstname: 'Eve',
        email: `${crypto.randomUUID()}@x.example`,
        owner_id: accounts.member.id,
      })
      .select('id')
      .single()
      .throwOnError();
    expect(await tasksOf(data.id)).toMatchObject([
      { title: 'Welcome Eve', assigned_to: accounts.member.id },
    ]);
  });

  it('a webinar starts a playbook once published, and its tasks move with it', async () => {
    await newPlaybook({
      subject: 'webinars',
      trigger_type: 'content.published',
      steps: [step({ title: 'Rehearse {service}', role: 'creator' })],
    });
    const webinar = await place(stack, 'webinars', {
      ...{ id: crypto.randomUUID(), slug: crypto.randomUUID(), title: 'Queues', description: 'x' },
      ...{ body: '', duration_minutes: 60, presenter: 'Sofia', attendees: 0, registered_count: 0 },
      ...{ tags: [], chapters: [], state: 'published', published_at: '2026-01-01T00:00:00Z' },
      starts_at: '2040-07-10T16:00:00Z',
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    });
    const [before] = await tasksOf(String(webinar.id));
    expect(before?.title).toBe('Rehearse Queues');
    expect(instant(before?.due_date)).toBe('2040-07-09T20:00:00.000Z');
    await stack.sql(
      "update public.webinars set starts_at = '2040-07-12T16:00:00Z' where id = $1::uuid",
      [String(webinar.id)],
    );
    expect(instant((await tasksOf(String(webinar.id)))[0]?.due_date)).toBe(
      '2040-07-11T20:00:00.000Z',
    );
  });
});

describe('by hand', () => {
  it('a leader previews the tasks of a playbook, and creates exactly these once', async () => {
    const playbook = await newPlaybook({ trigger_type: null });
    const { id } = await newBooking({ host_id: accounts.member.id });
    const preview = await leader.rpc('preview_playbooks', {
      subject: 'consultation_bookings',
      record: id,
    });
    const start = () => leader.rpc('start_playbook', { playbook, record: id });
    const answers = await Promise.all([start(), start(), start()]);
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    const [task, ...others] = await tasksOf(id);
    expect(others).toEqual([]);
    expect(preview.data).toMatchObject([
      {
        id: playbook,
        isRunning: false,
        tasks: [{ title: task?.title, assigneeId: accounts.member.id }],
      },
    ]);
  });

  it('members cannot start a playbook', async () => {
    const playbook = await newPlaybook({ trigger_type: null });
    const { id } = await newBooking();
    const { error } = await member.rpc('start_playbook', { playbook, record: id });
    expect(error?.code).toBe('42501');
  });
});

it('members see the playbook and run of their own tasks only', async () => {
  const seen = await newPlaybook();
  const unseen = await newPlaybook({ steps: [step({ role: 'nobody' })] });
  await newBooking({ host_id: accounts.member.id });
  const { data } = await member.from('playbooks').select('id').in('id', [seen, unseen]);
  expect(data).toEqual([{ id: seen }]);
  const runs = await member
    .from('playbook_runs')
    .select('playbook_id')
    .in('playbook_id', [seen, unseen]);
  expect(runs.data).toEqual([{ playbook_id: seen }]);
});
