import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { type PostgresServer, startPostgres } from '../local/database/postgres-server.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';

const CALLERS = 30;
const RESTARTS = 3;
/** A call of a restarted server is answered within this time. */
const SOON = { timeout: 15_000, interval: 50 };

let postgres: PostgresServer;
let stack: TestStack;
let server: SupabaseClient<Database>;

beforeAll(async () => {
  // Each call that fails is reported.
  vi.spyOn(console, 'error').mockReturnValue();
  postgres = await startPostgres('postgres', { keepsCommits: true });
  stack = await startTestStack({ databaseUrl: postgres.url });
  server = createClient<Database>(stack.url, stack.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
});
afterAll(async () => {
  await server?.removeAllChannels();
  await stack?.stop();
  await postgres?.stop();
});

/** Calls without pause, as `CALLERS` visitors who try again. */
function callers() {
  let isOver = false;
  const failed = new Set<number>();
  const answered = new Set<number>();
  const all = Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      while (!isOver) {
        const { error } = await server.rpc('count_visit', { page: '/blog' });
        (error ? failed : answered).add(caller);
      }
    }),
  );
  return {
    failed,
    answered,
    stop: async () => {
      isOver = true;
      await all;
    },
  };
}

async function hearVisits() {
  const heard: unknown[] = [];
  const statuses: string[] = [];
  server
    .channel('tasks')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'tasks' }, (change) =>
      heard.push(change.new.title),
    )
    .on('system', {}, () => statuses.push('ready'))
    .subscribe();
  await vi.waitFor(() => expect(statuses).toContain('ready'), SOON);
  return heard;
}

const addTask = (title: string) =>
  stack.sql(
    `insert into public.tasks (title, created_by)
     select $1, id from public.user_profiles where profile_type = 'team_leader' limit 1`,
    [title],
  );

it('survives a PostgreSQL that is killed under load, and serves everybody again', async () => {
  const heard = await hearVisits();
  await addTask('Before');
  await vi.waitFor(() => expect(heard).toEqual(['Before']), SOON);
  const load = callers();
  try {
    for (let nth = 1; nth <= RESTARTS; nth++) {
      load.answered.clear();
      await vi.waitFor(() => expect(load.answered.size).toBe(CALLERS), SOON);
      load.failed.clear();
      await postgres.kill();
      await vi.waitFor(() => expect(load.failed.size).toBe(CALLERS), SOON);
      await postgres.restart();
      load.answered.clear();
      await vi.waitFor(() => expect(load.answered.size).toBe(CALLERS), SOON);
      await addTask(`After ${nth}`);
      await vi.waitFor(() => expect(heard.at(-1)).toBe(`After ${nth}`), SOON);
    }
  } finally {
    await load.stop();
  }
}, 180_000);
