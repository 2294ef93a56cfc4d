import { beforeEach, expect, it, vi } from 'vitest';
import { caller } from '@/lib/core/auth/data.test-double';
import { DatabaseRefusal } from '@/lib/core/supabase/refusal';
import * as actions from './actions';

const stored = vi.hoisted(() => ({
  changeTasks: vi.fn(),
  deleteChecklistItem: vi.fn(),
  deleteComment: vi.fn(),
  insertChecklistItem: vi.fn(),
  insertComment: vi.fn(),
  insertTask: vi.fn(),
  readTask: vi.fn(),
  removeTasks: vi.fn(),
  revertTasks: vi.fn(),
  storeTaskStatus: vi.fn(),
  storeTick: vi.fn(),
  updateTask: vi.fn(),
}));

vi.mock('@/lib/core/actions/own-endpoints', () => ({ requestDelivery: vi.fn() }));
vi.mock('./data', () => stored);
vi.mock('./writes', () => stored);
vi.mock('@/lib/people/data', () => ({
  readMentionable: async () => [{ id: 'maya', name: 'Maya Lindqvist' }],
  readNames: async () => new Map([['maya', 'Maya Lindqvist']]),
}));
vi.mock('@/lib/core/actions/origin', () => ({ isSameOrigin: async () => true }));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('next/server', () => ({ after: vi.fn() }));
vi.mock('@/lib/core/supabase/session', () => ({ sessionClient: vi.fn() }));
vi.mock('@/lib/core/auth/data', () => import('@/lib/core/auth/data.test-double'));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const id = '00000000-0000-4000-8000-000000000001';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const task = form({ id, version: 'v1', title: 'A title' });

const byLeaders = {
  saveTask: () => actions.saveTask(task),
  changeManyTasks: () => actions.changeManyTasks({ ids: [id], change: { priority: 'low' } }),
  undoTaskChange: () =>
    actions.undoTaskChange([{ id, version: 'v1', before: { priority: 'low' } }]),
  deleteTasks: () => actions.deleteTasks([id]),
};
const byStaff = {
  removeChecklistItem: () => actions.removeChecklistItem({ id }),
  addChecklistItem: () => actions.addChecklistItem({ task: id, label: 'Step' }),
  createTask: () => actions.createTask(task),
  editTask: () => actions.editTask({ id, change: { priority: 'low' }, seen: { priority: 'high' } }),
  setTaskStatus: () => actions.setTaskStatus({ id, status: 'blocked' }),
  tickChecklistItem: () => actions.tickChecklistItem({ id, isDone: true }),
  commentOnTask: () => actions.commentOnTask(form({ task: id, body: 'Hello' })),
  removeComment: () => actions.removeComment({ id }),
};

beforeEach(() => {
  caller.profileType = 'team_leader';
  for (const mock of Object.values(stored)) mock.mockReset().mockResolvedValue(true);
});

it('lists every action in one of the two tables', () => {
  expect(Object.keys({ ...byLeaders, ...byStaff }).toSorted()).toEqual(
    Object.keys(actions).toSorted(),
  );
});

it.each(Object.entries(byLeaders))('%s changes nothing for a member', async (_, call) => {
  caller.profileType = 'team_member';
  expect((await call()).data).toBeUndefined();
  for (const mock of Object.values(stored)) expect(mock).not.toHaveBeenCalled();
});

it.each(Object.entries({ ...byLeaders, ...byStaff }))(
  '%s changes nothing without a session',
  async (_, call) => {
    caller.profileType = null;
    expect((await call()).data).toBeUndefined();
    for (const mock of Object.values(stored)) expect(mock).not.toHaveBeenCalled();
  },
);

it('shows the reason given by the database, but not internal errors', async () => {
  stored.insertTask.mockRejectedValue(
    new DatabaseRefusal('User must be logged in to create tasks'),
  );
  expect((await actions.createTask(task)).serverError).toMatchObject({
    notice: 'taskCreateFailed',
    details: { reason: 'User must be logged in to create tasks', values: { title: 'A title' } },
  });
  stored.insertTask.mockRejectedValue(new Error('relation "tasks" does not exist'));
  const { serverError } = await actions.createTask(task);
  expect(serverError?.notice).toBe('taskCreateFailed');
  expect(JSON.stringify(serverError)).not.toContain('relation');
});

it('fails if a save changes no row although the task is unchanged', async () => {
  stored.updateTask.mockResolvedValue(false);
  const unchanged = { title: 'Theirs', dueDate: null, priority: 'low', status: 'todo' };
  stored.readTask.mockResolvedValue({ ...unchanged, updatedAt: 'v1', activity: [] });
  expect((await actions.saveTask(task)).serverError?.notice).toBe('changeRefused');
});

it('stores the people mentioned in a comment', async () => {
  await actions.commentOnTask(form({ task: id, body: 'See this, @maya lindqvist' }));
  expect(stored.insertComment).toHaveBeenCalledWith(expect.objectContaining({ id: 'me' }), {
    task: id,
    body: 'See this, @maya lindqvist',
    mentions: ['maya'],
  });
});
