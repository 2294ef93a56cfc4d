import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PostgresServer } from '../local/database/postgres-server.ts';
import { startMigratedPostgres } from '../local/test-database.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { service } from './people.ts';
import { fillNight, ROWS_A_BOOKING } from './volume/night.ts';

// Uses a separate server, because concurrent and killed calls need several connections.
let postgres: PostgresServer;
let stack: TestStack;
beforeAll(async () => {
  postgres = await startMigratedPostgres();
  stack = await startTestStack({ databaseUrl: postgres.url });
});
afterAll(async () => {
  await stack?.stop();
  await postgres?.stop();
});

const BOOKINGS = 60;
const BATCH = 25;

/** Calls the retention like the scheduler, until a call returns something other than `more`. */
async function removeAll(run: string) {
  for (let calls = 1; ; calls++) {
    const { data } = await service(stack)
      .rpc('run_retention', { run, batch: BATCH })
      .throwOnError();
    if (data.outcome !== 'more') return { calls, outcome: data.outcome };
  }
}

const counts = async () => {
  const [row] = await stack.sql(`select
    (select count(*) from public.consultation_bookings where email like '%@night.example')::int as consultation_bookings,
    (select count(*) from public.clients where email like '%@night.example')::int as clients,
    (select count(*) from public.outbox where recipient like '%@night.example')::int as outbox,
    (select count(*) from public.events where occurred_at < now() - interval '30 days')::int as events,
    (select count(*) from public.audit_log where at < now() - interval '12 months')::int as audit_log`);
  return row;
};
const none = Object.fromEntries(Object.keys(ROWS_A_BOOKING).map((table) => [table, 0]));

/** Returns the number of rows that the log counts for a run, by table. */
const logged = async (run: string) => {
  const rows = await stack.sql(
    `select table_name, (after ->> 'count')::int as count
     from public.audit_log where record_id = $1 and action = 'expire' and after ->> 'oldest' <= after ->> 'newest'`,
    [run],
  );
  return Object.fromEntries(rows.map(({ table_name, count }) => [table_name, count]));
};

const newestEntry = async () =>
  Number((await stack.sql('select max(id) as id from public.audit_log'))[0]?.id);

it('removes a backlog in batches, with one log entry per table', async () => {
  await fillNight(stack.sql, BOOKINGS);
  const before = await newestEntry();
  const run = crypto.randomUUID();
  const { calls, outcome } = await removeAll(run);
  expect(outcome).toBe('complete');
  expect(calls).toBeGreaterThan(3);
  expect(await counts()).toEqual(none);
  const expected = Object.entries(ROWS_A_BOOKING).map(([table, rows]) => [table, rows * BOOKINGS]);
  expect(await logged(run)).toEqual({
    ...Object.fromEntries(expected),
    // Every second contact has a company created by its form; one in twenty has notes about it.
    companies: BOOKINGS / 2 - BOOKINGS / 20,
  });
  const written = await stack.sql(
    "select table_name, action from public.audit_log where id > $1 and action <> 'expire'",
    [before],
  );
  expect(written).toEqual([]);
});

it('masks the person in remaining deals and tasks, like an erasure', async () => {
  const texts = await stack.sql(
    "select title from public.deals where title ~ 'Night[0-9]' union all select title from public.tasks where title ~ 'Night[0-9]'",
  );
  expect(texts).toEqual([]);
});

it('resumes after a killed call, and two concurrent calls remove and count each row once', async () => {
  await fillNight(stack.sql, BOOKINGS);
  const run = crypto.randomUUID();
  const before = await counts();
  await expect(
    stack.sql(`do $do$ begin
      perform public.run_retention('${run}', ${BATCH});
      perform pg_terminate_backend(pg_backend_pid());
    end $do$`),
  ).rejects.toThrow();
  expect(await counts()).toEqual(before);
  expect(await logged(run)).toEqual({});

  const ends = await Promise.all([removeAll(run), removeAll(run), removeAll(run)]);
  expect(ends.map(({ outcome }) => outcome)).toContain('complete');
  expect(await counts()).toEqual(none);
  expect(await logged(run)).toMatchObject({
    clients: BOOKINGS,
    outbox: ROWS_A_BOOKING.outbox * BOOKINGS,
    audit_log: ROWS_A_BOOKING.audit_log * BOOKINGS,
  });
});

it('no cascade of retention reaches an audited table that it does not count', async () => {
  const uncounted = await stack.sql(`
    with expired (name) as (
      values ('clients'), ('consultation_bookings'), ('job_applications'), ('enquiries'), ('mail_bounces'), ('webinar_waitlist'), ('webinar_questions')
    )
    select grand.conrelid::regclass::text as name
    from expired e
    join pg_constraint child on child.confrelid = ('public.' || e.name)::regclass and child.confdeltype = 'c'
    join pg_constraint grand on grand.confrelid = child.conrelid and grand.confdeltype = 'c'
    join pg_trigger t on t.tgrelid = grand.conrelid
    join pg_proc p on p.oid = t.tgfoid and p.proname = 'record_audit'`);
  expect(uncounted).toEqual([]);
});
