import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notices } from '../../lib/notices.ts';
import { TASK_STATUSES, TASK_TRANSITIONS } from '../../lib/tasks/rules.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

let stack: TestStack;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
});
afterAll(() => stack?.stop());

async function newTask(fields: Record<string, unknown> = {}): Promise<string> {
  const { data, error } = await leader
    .from('tasks')
    .insert({ title: 'Read the log', assigned_to: accounts.member.id, ...fields })
    .select('id')
    .single();
  if (error) throw new Error(error.message, { cause: error });
  return data.id;
}

describe('creating', () => {
  it('fills who created it, priority and status', async () => {
    const { data } = await leader
      .from('tasks')
      .select()
      .eq('id', await newTask())
      .single();
    expect(data).toMatchObject({
      created_by: accounts.leader.id,
      priority: 'medium',
      status: 'todo',
    });
  });

  it('is for the client of its booking, unless it names another', async () => {
    const [booking] = await stack.sql(
      'select id, client_id from public.consultation_bookings where client_id is not null',
    );
    const [another] = await stack.sql('select id from public.clients where id <> $1 limit 1', [
      String(booking?.client_id),
    ]);
    const ids = [
      await newTask({ booking_id: booking?.id }),
      await newTask({ booking_id: booking?.id, client_id: another?.id }),
    ];
    const clients = await Promise.all(
      ids.map((id) => leader.from('tasks').select('client_id').eq('id', id).single()),
    );
    expect(clients.map(({ data }) => data?.client_id)).toEqual([booking?.client_id, another?.id]);
  });

  it('requires a person', async () => {
    const { error } = await service(stack).from('tasks').insert({ title: 'Nobody asked' });
    expect(error?.message).toBe(notices.taskNeedsUser);
  });

  it.each([
    { title: '   ' },
    { title: 'x'.repeat(201) },
    { title: 'Fine', priority: 'whenever' },
    { title: 'Fine', status: 'done' },
  ])('refuses %j', async (fields: Record<string, unknown>) => {
    const { error } = await leader.from('tasks').insert(fields);
    expect(error?.code).toBe('23514');
  });

  it('is not for members', async () => {
    const { error } = await member
      .from('tasks')
      .insert({ title: 'Mine', assigned_to: accounts.member.id });
    expect(error?.code).toBe('42501');
  });
});

describe('transitions', () => {
  const refused = new Set(['blocked completed', 'completed blocked']);
  const cases = TASK_STATUSES.flatMap((from) => TASK_STATUSES.map((to) => ({ from, to })));

  it.each(cases)('$from to $to', async ({ from, to }) => {
    const id = await newTask({ status: from });
    const { error } = await leader.from('tasks').update({ status: to }).eq('id', id);
    expect(error?.code).toBe(refused.has(`${from} ${to}`) ? '23514' : undefined);
    expect(error === null).toBe(from === to || TASK_TRANSITIONS[from].includes(to));
  });
});

describe('a member', () => {
  it('sees the tasks assigned to them, and no other', async () => {
    const { data } = await member.from('tasks').select('assigned_to');
    expect(data?.length).toBeGreaterThan(0);
    expect(new Set(data?.map((task) => task.assigned_to))).toEqual(new Set([accounts.member.id]));
  });

  it('moves the status', async () => {
    const id = await newTask();
    const { data } = await member
      .from('tasks')
      .update({ status: 'completed' })
      .eq('id', id)
      .select('status');
    expect(data).toEqual([{ status: 'completed' }]);
  });

  it.each([
    { assigned_to: accounts.member2.id },
    { title: 'Something easier' },
    { due_date: '2040-01-01T00:00:00Z' },
    { priority: 'low', status: 'completed' },
    { created_by: accounts.member.id },
    { team_id: null, description: 'Rewritten' },
  ])('changes nothing else: %j', async (fields) => {
    const id = await newTask();
    const before = await stack.sql('select * from public.tasks where id = $1::uuid', [id]);
    const { error } = await member.from('tasks').update(fields).eq('id', id);
    expect(error?.code).toBe('42501');
    expect(await stack.sql('select * from public.tasks where id = $1::uuid', [id])).toEqual(before);
  });

  it('neither sees, moves nor deletes the tasks of others', async () => {
    const id = await newTask({ assigned_to: accounts.member2.id });
    expect((await member.from('tasks').select().eq('id', id)).data).toEqual([]);
    expect(
      (await member.from('tasks').update({ status: 'completed' }).eq('id', id).select()).data,
    ).toEqual([]);
    expect((await member.from('tasks').delete().eq('id', id).select()).data ?? []).toEqual([]);
    expect(await stack.sql('select status from public.tasks where id = $1::uuid', [id])).toEqual([
      { status: 'todo' },
    ]);
  });

  it('learns nothing of a contact or booking through a task', async () => {
    const [booking] = await stack.sql(
      'select id, client_id from public.consultation_bookings where client_id is not null',
    );
    const id = await newTask({ booking_id: booking?.id, client_id: booking?.client_id });
    const { data } = await member
      .from('tasks')
      .select(
        'id, clients(email), consultation_bookings(email), user_profiles!tasks_created_by_fkey(email)',
      )
      .eq('id', id);
    expect(JSON.stringify(data)).not.toContain('@');
    const filtered = await member
      .from('tasks')
      .select('id, clients!inner(email)')
      .eq('id', id)
      .like('clients.email', '%');
    expect(filtered.data ?? []).toEqual([]);
  });
});

describe('the checklist', () => {
  it('is ticked by the assignee, and written by leaders', async () => {
    const task = await newTask();
    const { data: item } = await leader
      .from('task_checklist_items')
      .insert({ task_id: task, label: 'Open it' })
      .select('id')
      .single();
    const ticked = await member
      .from('task_checklist_items')
      .update({ is_done: true })
      .eq('id', item?.id)
      .select('is_done');
    expect(ticked.data).toEqual([{ is_done: true }]);
    const reworded = await member
      .from('task_checklist_items')
      .update({ label: 'Skip it' })
      .eq('id', item?.id);
    expect(reworded.error?.code).toBe('42501');
    const added = await member
      .from('task_checklist_items')
      .insert({ task_id: task, label: 'More' });
    expect(added.error?.code).toBe('42501');
  });
});

describe('comments', () => {
  it('carry the name of their author', async () => {
    const task = await newTask();
    const written = await member
      .from('task_comments')
      .insert({ task_id: task, body: 'On it.' })
      .select('author_id');
    expect(written.data).toEqual([{ author_id: accounts.member.id }]);
    const forged = await member
      .from('task_comments')
      .insert({ task_id: task, body: 'Take the day off.', author_id: accounts.leader.id });
    expect(forged.error?.code).toBe('42501');
  });

  it('stay with those who see the task', async () => {
    const task = await newTask({ assigned_to: accounts.member2.id });
    const { error } = await member.from('task_comments').insert({ task_id: task, body: 'Hello?' });
    expect(error?.code).toBe('42501');
  });

  it('are changed by their author only', async () => {
    const task = await newTask();
    const { data } = await leader
      .from('task_comments')
      .insert({ task_id: task, body: 'Today.' })
      .select('id')
      .single();
    const changed = await member
      .from('task_comments')
      .update({ body: 'Whenever.' })
      .eq('id', data?.id)
      .select();
    expect(changed.data).toEqual([]);
  });
});

describe('the activity', () => {
  it('notes who changed what, from and to', async () => {
    const id = await newTask();
    await member.from('tasks').update({ status: 'in_progress' }).eq('id', id);
    await member.from('tasks').update({ status: 'in_progress' }).eq('id', id);
    const { data } = await member
      .from('task_activity')
      .select('actor_id, action, changes')
      .eq('task_id', id)
      .order('id');
    expect(data).toEqual([
      { actor_id: accounts.leader.id, action: 'created', changes: {} },
      {
        actor_id: accounts.member.id,
        action: 'changed',
        changes: { status: { from: 'todo', to: 'in_progress' } },
      },
    ]);
  });
});
