import { describe, expect, it } from 'vitest';
import { restoreDeleted } from '@/lib/audit/actions';
import { done } from '@/lib/core/actions/answer';
import { notices } from '@/lib/notices';
import { accounts, addAccount, service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import {
  changeManyTasks,
  createTask,
  deleteTasks,
  editTask,
  saveTask,
  setTaskStatus,
  undoTaskChange,
} from './actions';
import type { TaskEdit } from './schema';

const database = service(stack);
const filled = { title: 'Read the log', priority: 'urgent', dueDay: '2031-03-10', dueTime: '' };

async function addTask(task: Record<string, unknown> = {}) {
  const { data } = await database
    .from('tasks')
    .insert({ title: 'Stored task', created_by: accounts.leader.id, ...task })
    .select('id, updated_at')
    .single()
    .throwOnError();
  return { id: data.id, version: data.updated_at };
}

/** Returns these columns of tasks, in the order of the ids. */
async function stored(columns: string, ...ids: string[]) {
  const { data } = await database
    .from('tasks')
    .select(`id, ${columns}`)
    .in('id', ids)
    .overrideTypes<({ id: string } & Record<string, unknown>)[], { merge: false }>()
    .throwOnError();
  return ids.map((id) => {
    const { id: _, ...row } = data.find((task) => task.id === id) ?? { id };
    return row;
  });
}

describe('creating a task', () => {
  it('stores it for a leader, due at the end of the business day', async () => {
    const form = formOf({ ...filled, assignee: accounts.member.id });
    const { data } = await as('leader', () => createTask(form));
    expect(data?.notice).toBe('taskCreated');
    expect(
      await stored('due_date, priority, status, assigned_to, created_by', data?.id ?? ''),
    ).toEqual([
      {
        // 5:00 PM in New York, which is UTC-4 on that day.
        due_date: '2031-03-10T21:00:00+00:00',
        priority: 'urgent',
        status: 'todo',
        assigned_to: accounts.member.id,
        created_by: accounts.leader.id,
      },
    ]);
  });

  it('reports missing fields, and keeps the input', async () => {
    const answer = await as('leader', () => createTask(formOf({ ...filled, title: ' ' })));
    expect(answer.serverError).toMatchObject({
      notice: 'formHasErrors',
      details: { fieldErrors: { title: 'A title is required.' }, values: { priority: 'urgent' } },
    });
  });

  it('allows members to create tasks for themselves, but not for people outside their teams', async () => {
    const own = { ...filled, assignee: accounts.member.id };
    const { data } = await as('member', () => createTask(formOf(own)));
    expect(data).toMatchObject({ notice: 'taskCreated', assignee: accounts.member.id });
    const stranger = await addAccount(stack, 'stranger', 'team_member');
    const other = { ...filled, assignee: stranger.id };
    const refused = await as('member', () => createTask(formOf(other)));
    expect(refused.serverError).toMatchObject({
      notice: 'taskCreateFailed',
      details: { reason: notices.taskOutsideTeam, values: { title: filled.title } },
    });
  });

  it('rejects people who are not signed in', async () => {
    const asVisitor = await as('visitor', () => createTask(formOf(filled)));
    expect(asVisitor.serverError).toMatchObject({
      notice: 'taskCreateFailed',
      details: { reason: notices.taskNeedsUser },
    });
  });
});

describe('saving a task', () => {
  it('after a change by someone else shows both versions, keeps the input, and can overwrite', async () => {
    const { id, version } = await addTask({ description: 'First words', status: 'blocked' });
    await database
      .from('tasks')
      .update({ description: 'Theirs', priority: 'high', status: 'todo' })
      .eq('id', id)
      .throwOnError();
    const mine = { id, title: 'Stored task', description: 'Mine', status: 'blocked' };
    const { serverError } = await as('leader', () => saveTask(formOf({ ...mine, version })));
    expect(serverError).toMatchObject({
      notice: 'changedMeanwhile',
      details: {
        values: { description: 'Mine' },
        current: {
          values: { title: 'Stored task', description: 'Theirs' },
          shown: { priority: 'High', status: 'To do' },
        },
      },
    });
    expect(await stored('description', id)).toEqual([{ description: 'Theirs' }]);

    const newest = serverError?.details.current?.version ?? '';
    const again = await as('leader', () => saveTask(formOf({ ...mine, version: newest })));
    expect(again.data?.notice).toBe('taskUpdated');
    expect(await stored('description', id)).toEqual([{ description: 'Mine' }]);
  });

  it('rejects a deleted task, and keeps the input', async () => {
    const { id, version } = await addTask();
    await database.from('tasks').delete().eq('id', id).throwOnError();
    const form = formOf({ id, version, title: 'Mine' });
    expect((await as('leader', () => saveTask(form))).serverError).toMatchObject({
      notice: 'recordGone',
      details: { values: { title: 'Mine' } },
    });
  });
});

describe('changing the status of a task', () => {
  it('returns the database’s reason for a rejection, and leaves the task unchanged', async () => {
    const { id } = await addTask({ status: 'blocked' });
    const { serverError } = await as('leader', () => setTaskStatus({ id, status: 'completed' }));
    expect(serverError).toMatchObject({
      notice: 'taskUpdateFailed',
      details: { reason: 'A task cannot go from blocked to completed.' },
    });
    expect(await stored('status', id)).toEqual([{ status: 'blocked' }]);
  });

  it('is allowed for its assignee, and for no other member', async () => {
    const { id } = await addTask({ assigned_to: accounts.member.id });
    const move = () => setTaskStatus({ id, status: 'in_progress' });
    expect((await as('member2', move)).serverError?.notice).toBe('taskNotFound');
    expect((await as('member', move)).data?.notice).toBe('taskUpdated');
    expect(await stored('status', id)).toEqual([{ status: 'in_progress' }]);
  });
});

describe('changing many tasks', () => {
  it('sets the value of each task, and can restore the previous values', async () => {
    const ids = [(await addTask({ priority: 'low' })).id, (await addTask({ priority: 'high' })).id];
    const { data } = await as('leader', () =>
      changeManyTasks({ ids, change: { priority: 'urgent' } }),
    );
    expect(data?.notice).toBe('taskUpdated');
    expect(await stored('priority', ...ids)).toEqual([
      { priority: 'urgent' },
      { priority: 'urgent' },
    ]);
    const undone = await as('leader', () => undoTaskChange(data?.former ?? []));
    expect(undone.data?.notice).toBe('undone');
    expect(await stored('priority', ...ids)).toEqual([{ priority: 'low' }, { priority: 'high' }]);
  });

  it('is not undone for a task that someone else has changed since', async () => {
    const { id } = await addTask({ priority: 'low' });
    const { data } = await as('leader', () =>
      changeManyTasks({ ids: [id], change: { priority: 'urgent' } }),
    );
    await database.from('tasks').update({ priority: 'high' }).eq('id', id).throwOnError();
    const undone = await as('leader', () => undoTaskChange(data?.former ?? []));
    expect(undone.serverError?.notice).toBe('changedMeanwhile');
    expect(await stored('priority', id)).toEqual([{ priority: 'high' }]);
  });
});

it('restores a deleted task with its comments', async () => {
  const { id } = await addTask();
  await database
    .from('task_comments')
    .insert({ task_id: id, body: 'Kept with it', author_id: accounts.leader.id })
    .throwOnError();
  const { data } = await as('leader', () => deleteTasks([id]));
  expect(data).toEqual(done('taskDeleted', { deleted: [id] }));
  expect(await stored('status', id)).toEqual([{}]);
  const restored = await as('leader', () => restoreDeleted({ table: 'tasks', recordIds: [id] }));
  expect(restored.data?.notice).toBe('recordsRestored');
  expect(await stored('comments:task_comments(body)', id)).toEqual([
    { comments: [{ body: 'Kept with it' }] },
  ]);
});

describe('editing a task in the list', () => {
  const edit = (change: TaskEdit['change'], seen: TaskEdit['seen'], id: string) => ({
    id,
    change,
    seen,
  });

  it('sets a single value, and can undo it', async () => {
    const { id } = await addTask();
    const [todo, urgent] = [{ priority: 'medium' as const }, { priority: 'urgent' as const }];
    expect((await as('leader', () => editTask(edit(urgent, todo, id)))).data?.notice).toBe(
      'taskUpdated',
    );
    expect(await stored('priority', id)).toEqual([urgent]);
    await as('leader', () => editTask(edit(todo, urgent, id)));
    expect(await stored('priority', id)).toEqual([todo]);
    const due = { due_date: '2031-03-10T21:00:00Z' };
    await as('leader', () => editTask(edit(due, { due_date: null }, id)));
    expect(await stored('due_date', id)).toEqual([{ due_date: '2031-03-10T21:00:00+00:00' }]);
  });

  it('reports a value that someone else has set, and changes nothing', async () => {
    const { id } = await addTask({ assigned_to: accounts.member.id });
    const { serverError } = await as('leader', () =>
      editTask(edit({ assigned_to: accounts.member2.id }, { assigned_to: null }, id)),
    );
    expect(serverError?.text).toBe(
      'Failed to update task: someone else changed it first. Assignee is now Daniel Okafor.',
    );
    expect(await stored('assigned_to', id)).toEqual([{ assigned_to: accounts.member.id }]);
  });

  it('lets members change the status of their own tasks and nothing else', async () => {
    const own = await addTask({ assigned_to: accounts.member.id });
    const foreign = await addTask({ assigned_to: accounts.member2.id });
    const [blocked, todo] = [{ status: 'blocked' as const }, { status: 'todo' as const }];
    expect((await as('member', () => editTask(edit(blocked, todo, own.id)))).data).toBeDefined();
    const others = await as('member', () => editTask(edit(blocked, todo, foreign.id)));
    expect(others.serverError?.notice).toBe('taskNotFound');
    const priority = await as('member', () =>
      editTask(edit({ priority: 'low' }, { priority: 'medium' }, own.id)),
    );
    expect(priority.serverError?.text).toContain('Team members can only change the status');
    expect(await stored('status, priority', own.id)).toEqual([
      { status: 'blocked', priority: 'medium' },
    ]);
  });
});
