import { readFile } from 'node:fs/promises';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrate } from '../local/database/migrations.ts';
import { openPglite, type PgliteDatabase } from '../local/database/pglite-database.ts';

const seed = await readFile(new URL('../seed.sql', import.meta.url), 'utf8');
const refused = 'The seed is for an empty demo database only';

/** A migrated database without data. */
let archive: Blob;
let database: PgliteDatabase;
beforeAll(async () => {
  const migrated = await openPglite();
  await migrate(migrated, { seed: false });
  archive = await migrated.archive();
  await migrated.close();
});
beforeEach(async () => {
  database = await openPglite({ archive });
});
afterEach(() => database?.close());

const addUser = () =>
  database.query(
    "insert into auth.users (id, email) values (gen_random_uuid(), 'ana@firm.example')",
  );

const counts = () =>
  database.query(`
    select (select count(*) from auth.users)::integer as users,
      (select count(*) from public.services)::integer as services,
      (select count(*) from supabase_migrations.schema_migrations)::integer as migrations`);

it('the seed rejects a database that is not marked as a demo', async () => {
  const before = await counts();
  await expect(database.script(seed)).rejects.toThrow(refused);
  expect(await counts()).toEqual(before);
});

it('the seed rejects a database in use, even if marked as a demo', async () => {
  await addUser();
  const before = await counts();
  const called = `select set_config('tech_link.demo', 'on', false);`;
  await database.script(called);
  await expect(database.script(seed)).rejects.toThrow(refused);
  expect(await counts()).toEqual(before);
});

it('the embedded stack rejects the database of a site in use before it changes anything', async () => {
  await addUser();
  await database.query("delete from supabase_migrations.schema_migrations where name = 'realtime'");
  const before = await counts();
  await expect(migrate(database)).rejects.toThrow("has rows in auth.users but is not the demo's");
  expect(await counts()).toEqual(before);
});

it('the embedded stack seeds its own database once', async () => {
  expect(await migrate(database)).toEqual(['seed.sql']);
  expect(await migrate(database)).toEqual([]);
  expect(await counts()).toMatchObject([{ users: 6 }]);
});

it('a booking in the demo gets a host and a task, which moves and is deleted with it', async () => {
  await migrate(database);
  const state = () =>
    database.query(
      `select b.host_id is not null as hosted, t.assigned_to = b.host_id as theirs,
         private.business_day(b.preferreddate) - private.business_day(t.due_date) as days_before
       from public.consultation_bookings b left join public.tasks t on t.booking_id = b.id
       where b.email = 'ada@engines.example'`,
    );
  // A Wednesday in the far future when both are open.
  const book = `select public.book_consultation(jsonb_build_object('firstname', 'Ada',
    'email', 'ada@engines.example', 'preferreddate', '2041-03-06T16:00:00Z')) ->> 'outcome' as outcome`;
  expect(await database.query(book)).toEqual([{ outcome: 'booked' }]);
  const prepared = [{ hosted: true, theirs: true, days_before: 1 }];
  expect(await state()).toEqual(prepared);
  await database.query(
    `select public.reschedule_booking(id, '2041-03-13T16:00:00Z')
     from public.consultation_bookings where email = 'ada@engines.example'`,
  );
  expect(await state()).toEqual(prepared);
  await database.query(
    "update public.consultation_bookings set status = 'cancelled' where email = 'ada@engines.example'",
  );
  expect(await state()).toMatchObject([{ theirs: null }]);
});
