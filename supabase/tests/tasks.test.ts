import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notices } from '../../lib/notices.ts';
import { TASK_STATUSES, TASK_TRANSITIONS } from '../../lib/tasks/statuses.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, addAccount, type Client, service, signIn } from './people.ts';

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
  it('sets author, priority and status', async () => {
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

  it('links the client of its booking, unless another is given', async () => {
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
  ])('rejects %j', async (fields: Record<string, unknown>) => {
    const { error } = await leader.from('tasks').insert(fields);
    expect(error?.code).toBe('23514');
  });
});

describe('a task of a member', () => {
  const teams = { own: crypto.randomUUID(), other: crypto.randomUUID() };
  const mine = { title: 'Mine', assigned_to: accounts.member.id };
  let colleague: string;
  let outsider: string;

  beforeAll(async () => {
    colleague = (await addAccount(stack, 'colleague', 'team_member')).id;
    outsider = (await addAccount(stack, 'outsider', 'team_member')).id;
    await stack.sql('insert into public.teams (id, name) values ($1, $3), ($2, $4)', [
      teams.own,
      teams.other,
      `Own ${teams.own}`,
      `Other ${teams.other}`,
    ]);
    await stack.sql(
      'insert into public.team_members (team_id, user_id) values ($1, $3), ($1, $4), ($2, $5)',
      [teams.own, teams.other, accounts.member.id, colleague, outsider],
    );
  });

  it('can be for themselves or a colleague of their team', async () => {
    const own = await member.from('tasks').insert(mine).select('created_by').single();
    expect(own.data).toEqual({ created_by: accounts.member.id });
    const given = { title: 'Given', assigned_to: colleague, team_id: teams.own };
    expect((await member.from('tasks').insert(given)).error).toBeNull();
    const { data } = await member.rpc('task_colleagues');
    const ids = data.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining([accounts.member.id, colleague]));
    expect(ids).not.toContain(outsider);
  });

  it('shows only title, status and date once it is assigned to others', async () => {
    const id = crypto.randomUUID();
    const given = { id, title: 'Secret in the text', description: 'x', assigned_to: colleague };
    await member.from('tasks').insert(given).throwOnError();
    await leader.from('tasks').update({ status: 'blocked' }).eq('id', id).throwOnError();
    const { data } = await member.rpc('given_tasks').eq('id', id);
    expect(data).toEqual([
      { id, title: given.title, status: 'blocked', due_date: null, due_order: 'infinity' },
    ]);
    for (const table of ['task_comments', 'task_activity', 'task_checklist_items']) {
      expect((await member.from(table).select().eq('task_id', id)).data).toEqual([]);
    }
    expect((await member.from('tasks').select().eq('id', id)).data).toEqual([]);
    const taken = await member.from('tasks').update({ status: 'todo' }).eq('id', id).select('id');
    expect(taken.data).toEqual([]);
    expect((await member.from('tasks').delete().eq('id', id).select('id')).data).toEqual([]);
  });

  it.each<[string, () => Record<string, unknown>]>([
    ['somebody outside their teams', () => ({ assigned_to: outsider })],
    ['nobody', () => ({ assigned_to: null })],
    ['another team', () => ({ team_id: teams.other })],
    ['another author', () => ({ created_by: accounts.leader.id })],
    ['another time', () => ({ created_at: '2031-01-01T00:00:00Z' })],
    ['a due date that moves', () => ({ due_rule: { amount: 1, unit: 'day' } })],
  ])('is rejected with %s', async (_, change) => {
    const { error } = await member.from('tasks').insert({ ...mine, ...change() });
    expect(error?.code).toBe('42501');
  });

  it('is rejected with a link to a contact or booking, whether it exists or not', async () => {
    const [contact] = await stack.sql('select id from public.clients limit 1');
    const [booking] = await stack.sql('select id from public.consultation_bookings limit 1');
    for (const link of [
      { client_id: contact?.id },
      { client_id: crypto.randomUUID() },
      { booking_id: booking?.id },
      { booking_id: crypto.randomUUID() },
    ]) {
      const { error } = await member.from('tasks').insert({ ...mine, ...link });
      expect(error?.code).toBe('42501');
    }
  });

  describe('that is open', () => {
    const change = { title: 'Changed', description: 'New', due_date: '2031-01-02T03:04:05+00:00' };

    async function give(fields: Record<string, unknown> = {}) {
      const id = crypto.randomUUID();
      await member
        .from('tasks')
        .insert({ id, title: 'Given', assigned_to: colleague })
        .throwOnError();
      const [row] = await stack.sql(
        'select updated_at::text as seen from public.tasks where id = $1',
        [id],
      );
      if (Object.keys(fields).length > 0) {
        await leader.from('tasks').update(fields).eq('id', id).throwOnError();
      }
      return { task: id, seen: String(row?.seen) };
    }
    const stored = async (task: string) =>
      (await service(stack).from('tasks').select('title, description').eq('id', task)).data;
    const news = async (task: string) =>
      (await service(stack).from('notifications').select('user_id, body').eq('record_id', task))
        .data ?? [];

    it('can be changed by them, and its assignee is notified', async () => {
      const { task, seen } = await give();
      const { data } = await member.rpc('created_task', { task });
      expect(data).toMatchObject([{ title: 'Given', description: null, due_date: null }]);
      const { data: isChanged } = await member.rpc('change_created_task', {
        task,
        seen,
        ...change,
      });
      expect(isChanged).toBe(true);
      expect((await member.rpc('created_task', { task })).data).toMatchObject([change]);
      expect((await news(task)).at(-1)).toEqual({
        user_id: colleague,
        body: expect.stringMatching(/ changed this task\.$/),
      });
    });

    it('does not overwrite the changes of someone else', async () => {
      const { task, seen } = await give({ title: 'Theirs' });
      expect((await member.rpc('change_created_task', { task, seen, ...change })).data).toBe(false);
      expect(await stored(task)).toEqual([{ title: 'Theirs', description: null }]);
    });

    it('can be withdrawn by them, with a notification to its assignee, and restored by a leader', async () => {
      const { task } = await give();
      expect((await member.rpc('withdraw_created_task', { task })).data).toBe(true);
      expect(await stored(task)).toEqual([]);
      expect((await news(task)).at(-1)).toEqual({
        user_id: colleague,
        body: expect.stringMatching(/ withdrew this task\.$/),
      });
      const restored = await leader.rpc('restore_deleted', {
        table_name: 'tasks',
        record_ids: [task],
      });
      expect(restored.data).toMatchObject({ outcome: 'restored' });
    });

    it('can be changed the same way if assigned to themselves, and not by a direct update of its row', async () => {
      const { data } = await member.from('tasks').insert(mine).select('id, updated_at').single();
      const { id: task, updated_at: seen } = data ?? {};
      const direct = await member.from('tasks').update(change).eq('id', task);
      expect(direct.error?.code).toBe('42501');
      expect((await member.rpc('change_created_task', { task, seen, ...change })).data).toBe(true);
      expect(await stored(task)).toEqual([
        { title: change.title, description: change.description },
      ]);
      expect(await news(task)).toEqual([]);
    });

    it.each<[string, () => Promise<Record<string, unknown>>]>([
      ['done', async () => ({ status: 'completed' })],
      [
        'linked by a leader',
        async () => ({
          client_id: (await stack.sql('select id from public.clients limit 1'))[0]?.id,
        }),
      ],
    ])('cannot be changed once it is %s', async (_, fields) => {
      const { task } = await give(await fields());
      const [now] = await stack.sql(
        'select updated_at::text as seen from public.tasks where id = $1',
        [task],
      );
      expect((await member.rpc('created_task', { task })).data).toEqual([]);
      const changed = await member.rpc('change_created_task', { task, seen: now?.seen, ...change });
      expect(changed.data).toBe(false);
      expect((await member.rpc('withdraw_created_task', { task })).data).toBe(false);
      expect(await stored(task)).toEqual([{ title: 'Given', description: null }]);
    });

    it('cannot be changed by others, not even by its assignee', async () => {
      const task = await newTask();
      const [now] = await stack.sql(
        'select updated_at::text as seen from public.tasks where id = $1',
        [task],
      );
      const changed = await member.rpc('change_created_task', { task, seen: now?.seen, ...change });
      expect(changed.data).toBe(false);
      expect((await member.rpc('withdraw_created_task', { task })).data).toBe(false);
      expect(await stored(task)).toEqual([{ title: 'Read the log', description: null }]);
    });
  });

  it('has steps, which they can add to their tasks and remove from those they created', async () => {
    const { data: own } = await member.from('tasks').insert(mine).select('id').single();
    const received = await newTask();
    const foreign = await newTask({ assigned_to: accounts.member2.id });
    const add = (task_id: string) =>
      member.from('task_checklist_items').insert({ task_id, label: 'Step' });
    expect((await add(own?.id)).error).toBeNull();
    expect((await add(received)).error).toBeNull();
    expect((await add(foreign)).error?.code).toBe('42501');
    const remove = (task: string) =>
      member.from('task_checklist_items').delete().eq('task_id', task).select('id');
    expect((await remove(own?.id)).data).toHaveLength(1);
    expect((await remove(received)).data).toEqual([]);
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
  it('sees only tasks assigned to them', async () => {
    const { data } = await member.from('tasks').select('assigned_to');
    expect(data?.length).toBeGreaterThan(0);
    expect(new Set(data?.map((task) => task.assigned_to))).toEqual(new Set([accounts.member.id]));
  });

  it('can change the status', async () => {
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
  ])('cannot change anything else: %j', async (fields) => {
    const id = await newTask();
    const before = await stack.sql('select * from public.tasks where id = $1::uuid', [id]);
    const { error } = await member.from('tasks').update(fields).eq('id', id);
    expect(error?.code).toBe('42501');
    expect(await stack.sql('select * from public.tasks where id = $1::uuid', [id])).toEqual(before);
  });

  it('cannot see, move or delete tasks of others', async () => {
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

  it('sees nothing of a contact or booking through a task', async () => {
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
  it('can be ticked by the assignee, who cannot edit its steps', async () => {
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
  });
});

describe('comments', () => {
  it('show the name of their author', async () => {
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

  it('are visible to those who see the task', async () => {
    const task = await newTask({ assigned_to: accounts.member2.id });
    const { error } = await member.from('task_comments').insert({ task_id: task, body: 'Hello?' });
    expect(error?.code).toBe('42501');
  });

  it('can be changed by their author only', async () => {
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

describe('the activity log', () => {
  it('records who changed which field from which value to which', async () => {
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

describe('sort keys', () => {
  const keys = async (id: string) => {
    const { data } = await leader
      .from('tasks')
      .select('status_order, priority_order, assignee_order, team_order, updated_at')
      .eq('id', id)
      .single()
      .throwOnError();
    return data;
  };

  it('start with the displayed value of the column, then the due date', async () => {
    const id = await newTask({ priority: 'high', due_date: '2031-03-10T12:00:00Z' });
    expect(await keys(id)).toMatchObject({
      status_order: '1 20310310120000',
      priority_order: '2 20310310120000',
      assignee_order: '1 daniel okafor 20310310120000',
      team_order: '2 20310310120000',
    });
  });

  it('update when a member moves the task, without a history entry', async () => {
    const id = await newTask();
    await member.from('tasks').update({ status: 'blocked' }).eq('id', id).throwOnError();
    expect(await keys(id)).toMatchObject({ status_order: '3 none' });
    const { data } = await leader
      .from('task_activity')
      .select('changes')
      .eq('task_id', id)
      .eq('action', 'changed')
      .throwOnError();
    expect(data).toEqual([{ changes: { status: { from: 'todo', to: 'blocked' } } }]);
  });

  it('cannot be set by hand', async () => {
    const id = await newTask();
    const own = await member.from('tasks').update({ team_order: '0' }).eq('id', id);
    expect(own.error?.code).toBe('42501');
    await leader.from('tasks').update({ team_order: '0' }).eq('id', id).throwOnError();
    expect((await keys(id)).team_order).toBe('2 none');
  });

  it('update with a new name of the assignee without a new version of the task', async () => {
    const id = await newTask();
    const before = await keys(id);
    await member
      .from('user_profiles')
      .update({ name: 'Zoe Okafor' })
      .eq('id', accounts.member.id)
      .throwOnError();
    expect(await keys(id)).toEqual({ ...before, assignee_order: '1 zoe okafor none' });
    await member
      .from('user_profiles')
      .update({ name: 'Daniel Okafor' })
      .eq('id', accounts.member.id)
      .throwOnError();
  });
});

describe('saved views', () => {
  const view = (name: string, fields: Record<string, unknown> = {}) => ({
    area: 'team',
    name,
    query: 'due=today',
    ...fields,
  });

  it('can be seen and changed by their owner only', async () => {
    const { data } = await member
      .from('task_views')
      .insert(view('Mine'))
      .select('id')
      .single()
      .throwOnError();
    expect((await leader.from('task_views').select('id').eq('id', data.id)).data).toEqual([]);
    const others = await leader.from('task_views').delete().eq('id', data.id).select('id');
    expect(others.data).toEqual([]);
    const forged = await leader
      .from('task_views')
      .insert(view('Forged', { user_id: accounts.member.id }));
    expect(forged.error?.code).toBe('42501');
  });

  it('have one default per screen, and unique names', async () => {
    for (const name of ['First', 'Second']) {
      await member
        .from('task_views')
        .insert(view(name, { is_default: true }))
        .throwOnError();
    }
    const { data } = await member.from('task_views').select('name').eq('is_default', true);
    expect(data).toEqual([{ name: 'Second' }]);
    expect((await member.from('task_views').insert(view('first'))).error?.code).toBe('23505');
  });

  it('are limited to 20', async () => {
    const add = (place: number) => leader.from('task_views').insert(view(`View ${place}`));
    for (let place = 0; place < 20; place += 1) await add(place).throwOnError();
    expect((await add(20)).error?.message).toBe('A person keeps at most 20 views.');
  });
});
