import { createClient } from '@supabase/supabase-js';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Staff } from '@/lib/core/auth/guard';
import { listTasks, readBoard } from './data';
import type { TaskFilters } from './filters';

const asked: URLSearchParams[] = [];

vi.mock('@/lib/people/data', () => ({
  readDirectory: async () => [],
  readNames: async () => new Map(),
}));
vi.mock('@/lib/core/supabase/session', () => ({
  sessionClient: async () =>
    createClient('http://database.invalid', 'key', {
      global: {
        fetch: async (input: RequestInfo | URL) => {
          asked.push(new URL(input instanceof Request ? input.url : input).searchParams);
          return Response.json([]);
        },
      },
    }),
}));

// @ts-expect-error only the guard creates this type, and the guard is not tested here
const leader: Staff = { id: 'me', name: 'Maya', email: '', timeZone: 'UTC', role: 'team_leader' };

const filters: TaskFilters = {
  q: '',
  sort: 'due_order',
  after: null,
  cols: null,
  open: null,
  view: 'list',
  status: null,
  priority: null,
  assignee: null,
  team: null,
  client: null,
  booking: null,
  creator: null,
  saved: null,
  due: 'overdue',
};

beforeEach(() => {
  asked.length = 0;
});

it.each(['all', 'completed', null] as const)(
  'never lists a completed task as overdue, with status %s',
  async (status) => {
    await listTasks(leader, { ...filters, status });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.getAll('status')).toContain('neq.completed');
    expect(asked[0]?.get('due_date')).toMatch(/^lt\./);
  },
);

it('never shows a completed task as overdue on the board', async () => {
  await readBoard(leader, filters);
  expect(asked).toHaveLength(4);
  for (const query of asked) expect(query.getAll('status')).toContain('neq.completed');
});

it('lists completed tasks when filtered by this status', async () => {
  await listTasks(leader, { ...filters, status: 'completed', due: null });
  expect(asked[0]?.getAll('status')).toEqual(['eq.completed']);
});
