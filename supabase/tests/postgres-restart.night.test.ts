import { connect, createServer, type Socket } from 'node:net';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { openPostgres } from '../local/database/postgres-database.ts';
import { type PostgresServer, startPostgres } from '../local/database/postgres-server.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';

const CALLERS = 30;
const RESTARTS = 3;
/** A restarted server must answer calls within this time. */
const SOON = { timeout: 15_000, interval: 50 };

let postgres: PostgresServer;
let stack: TestStack;
let server: SupabaseClient<Database>;

beforeAll(async () => {
  // Each failed call is reported.
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

/** Continuous calls by `CALLERS` visitors who retry. */
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

it('recovers after PostgreSQL is killed under load, and serves everyone again', async () => {
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

/** A proxy between client and server. While `isCutting`, it closes each connection at its first statement. */
async function openProxy(port: number) {
  const sockets = new Set<Socket>();
  const state = { isCutting: false, cut: 0 };
  const proxy = createServer((client) => {
    const server = connect(port);
    let isReady = false;
    // The server is ready for a statement: message Z, five bytes after its type.
    server.on('data', (bytes) => {
      isReady ||= bytes.includes(Buffer.from([0x5a, 0, 0, 0, 5]));
    });
    client.on('data', () => {
      if (!state.isCutting || !isReady) return;
      state.cut += 1;
      client.destroy();
      server.destroy();
    });
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.pipe(server).pipe(client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (!address || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    port: address.port,
    state,
    cutAll: () => {
      for (const socket of sockets) socket.destroy();
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

it('rejects a call whose connection is lost at its first statement, and answers the next', async () => {
  const url = new URL(postgres.url);
  const proxy = await openProxy(Number(url.port));
  url.port = String(proxy.port);
  url.hostname = '127.0.0.1';
  const database = await openPostgres(url.href);
  const answer = () => database.query('select array[1, 2] as numbers');
  try {
    expect(await answer()).toEqual([{ numbers: [1, 2] }]);
    proxy.state.isCutting = true;
    proxy.cutAll();
    await vi.waitFor(async () => {
      await expect(answer()).rejects.toThrow();
      expect(proxy.state.cut).toBeGreaterThan(0);
    }, SOON);
    proxy.state.isCutting = false;
    await vi.waitFor(async () => expect(await answer()).toEqual([{ numbers: [1, 2] }]), SOON);
  } finally {
    await database.close();
    await proxy.stop();
  }
});
