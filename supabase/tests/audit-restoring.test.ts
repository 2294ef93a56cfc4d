import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RESTORABLE_TABLES } from '@/lib/records';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, signIn } from './people.ts';
import { type Owner, place, type Row, samplesOf } from './samples.ts';

let stack: TestStack;
let leader: Client;
let samples: ReturnType<typeof samplesOf>;

const published: Owner = { id: accounts.member.id, isSelf: true };

beforeAll(async () => {
  stack = await startTestStack();
  samples = samplesOf(stack);
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());
beforeEach(() => stack.sql('delete from public.outbox'));

async function add(table: string, fields: Row = {}): Promise<string> {
  const sample = samples[table];
  if (!sample) throw new Error(`No sample for ${table}`);
  const row = await place(stack, table, { ...(await sample.row(published)), ...fields });
  return String(row.id);
}

const remove = async (table: string, id: string) =>
  expect((await leader.from(table).delete().eq('id', id)).error).toBeNull();

async function restore(table: string, ...ids: string[]) {
  const { data, error } = await leader.rpc('restore_deleted', {
    table_name: table,
    record_ids: ids,
  });
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

const rows = (table: string, column: string, value: string) =>
  stack.sql(`select * from public.${table} where ${column}::text = $1`, [value]);

/** Moves the deletion of a record into the past, past the protection of the log. */
async function age(id: string, days: number) {
  await stack.sql('alter table public.audit_log disable trigger refuse_change');
  await stack.sql(
    `update public.audit_log set at = at - make_interval(days => $2::int) where record_id = $1`,
    [id, days],
  );
  await stack.sql('alter table public.audit_log enable trigger refuse_change');
}

it('lists the same tables as the screens', async () => {
  const [row] = await stack.sql('select to_json(private.restorable_tables())::text as tables');
  expect(JSON.parse(String(row?.tables))).toEqual([...RESTORABLE_TABLES]);
});

describe('a deleted record', () => {
  it('is restored with the records deleted with it and the links that were cut', async () => {
    const company = await add('companies');
    const client = await add('clients', { company_id: company, tags: ['finance'], value: 1200.5 });
    const note = await add('client_notes', { client_id: client });
    const task = await add('tasks', { client_id: client });
    const booking = await add('consultation_bookings', { client_id: client });
    const before = await rows('clients', 'id', client);
    await remove('clients', client);
    expect(await rows('client_notes', 'id', note)).toEqual([]);

    expect(await restore('clients', client)).toMatchObject({
      outcome: 'restored',
      records: [{ id: client, tags: ['finance'] }],
    });
    expect(await rows('clients', 'id', client)).toEqual(before);
    const log = await leader
      .from('audit_log')
      .select('action')
      .in('record_id', [client, note])
      .order('id', { ascending: false })
      .limit(2)
      .throwOnError();
    expect(log.data).toEqual([{ action: 'restore' }, { action: 'restore' }]);
    expect(await rows('client_notes', 'id', note)).toHaveLength(1);
    expect(await rows('tasks', 'id', task)).toMatchObject([{ client_id: client }]);
    expect(await rows('consultation_bookings', 'id', booking)).toMatchObject([
      { client_id: client },
    ]);
  });

  it('keeps links that were changed since', async () => {
    const [company, other] = [await add('companies'), await add('companies')];
    const moved = await add('clients', { company_id: company });
    await remove('companies', company);
    await leader.from('clients').update({ company_id: other }).eq('id', moved);
    await restore('companies', company);
    expect(await rows('clients', 'id', moved)).toMatchObject([{ company_id: other }]);
  });

  it('is restored with its grandchildren, although its course has closed', async () => {
    const course = await add('courses');
    const chapter = await add('course_chapters', { course_id: course });
    const lesson = await add('course_lessons', { chapter_id: chapter });
    await add('lesson_texts', { id: lesson });
    const enrolment = await add('enrolments', { course_id: course });
    const progress = {
      enrolment_id: enrolment,
      lesson_id: lesson,
      done_at: '2026-01-01T00:00:00Z',
    };
    const finished = await add('lesson_progress', progress);
    await leader.from('courses').update({ state: 'archived' }).eq('id', course);
    await remove('courses', course);
    await restore('courses', course);
    expect(await rows('course_lessons', 'id', lesson)).toHaveLength(1);
    expect(await rows('lesson_texts', 'id', lesson)).toHaveLength(1);
    expect(await rows('enrolments', 'id', enrolment)).toMatchObject([{ progress: 100 }]);
    expect(await rows('lesson_progress', 'id', finished)).toHaveLength(1);
    expect(await rows('certificates', 'enrolment_id', enrolment)).toHaveLength(1);
    expect(await rows('courses', 'id', course)).toMatchObject([{ students_count: 1 }]);
  });

  it('is restored without notifications', async () => {
    const booking = await add('consultation_bookings');
    const task = await add('tasks', { assigned_to: accounts.member2.id });
    await remove('consultation_bookings', booking);
    await remove('tasks', task);
    await stack.sql('delete from public.outbox');
    await stack.sql('delete from public.notifications');
    await restore('consultation_bookings', booking);
    await restore('tasks', task);
    expect(await stack.sql('select * from public.outbox')).toEqual([]);
    expect(await stack.sql('select * from public.notifications')).toEqual([]);

    await add('consultation_bookings');
    expect(await stack.sql('select * from public.outbox')).not.toEqual([]);
  });

  it('is restored without an owner who no longer exists', async () => {
    const company = await add('companies');
    const client = await add('clients', { company_id: company });
    await remove('clients', client);
    await remove('companies', company);
    await restore('clients', client);
    expect(await rows('clients', 'id', client)).toMatchObject([{ company_id: null }]);
  });

  it('is listed until it is restored', async () => {
    const company = await add('companies');
    await remove('companies', company);
    const listed = () => leader.from('deleted_records').select('id').eq('record_id', company);
    expect((await listed()).data).toHaveLength(1);
    await restore('companies', company);
    expect((await listed()).data).toEqual([]);
  });
});

describe('rejects without changing anything', () => {
  it('a record that already exists', async () => {
    const company = await add('companies');
    expect(await restore('companies', company)).toEqual({ outcome: 'not_found' });
    await remove('companies', company);
    await restore('companies', company);
    expect(await restore('companies', company)).toEqual({ outcome: 'exists' });
  });

  it('a record whose parent no longer exists', async () => {
    const client = await add('clients');
    const note = await add('client_notes', { client_id: client });
    await remove('client_notes', note);
    await remove('clients', client);
    expect(await restore('client_notes', note)).toEqual({ outcome: 'parent_gone' });
  });

  it('a record deleted more than 30 days ago', async () => {
    const company = await add('companies');
    await remove('companies', company);
    await age(company, 29);
    expect(await restore('companies', company)).toMatchObject({ outcome: 'restored' });
    await remove('companies', company);
    await age(company, 31);
    expect(await restore('companies', company)).toEqual({ outcome: 'not_found' });
  });

  it('all of several records if a slot of one is taken', async () => {
    const [first, second] = [await add('companies'), await add('companies', { name: 'Namesake' })];
    await remove('companies', first);
    await remove('companies', second);
    await add('companies', { name: 'NAMESAKE' });
    expect(await restore('companies', first, second)).toEqual({ outcome: 'taken' });
    expect(await rows('companies', 'id', first)).toEqual([]);
  });

  it('tables whose secrets or accounts are not logged', async () => {
    for (const table of ['staff_invitations', 'user_profiles', 'audit_log', 'users']) {
      await expect(restore(table, crypto.randomUUID())).rejects.toThrow('cannot be restored');
    }
  });
});
