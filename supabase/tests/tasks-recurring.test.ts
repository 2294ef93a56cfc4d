import { afterAll, beforeAll, expect, it } from 'vitest';
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

const rule = { frequency: 'daily', every: 1 };
const DUE = '2040-06-04T13:00:00+00:00';
const NEXT = '2040-06-05T13:00:00+00:00';

async function newSeries(): Promise<{ task: string; series: string }> {
  const { data } = await leader
    .from('tasks')
    .insert({ title: 'Water the plants', due_date: DUE, assigned_to: accounts.member.id })
    .select('id')
    .single()
    .throwOnError();
  await leader.from('task_checklist_items').insert({ task_id: data.id, label: 'Ficus' });
  const { data: outcome } = await leader.rpc('repeat_task', { task: data.id, rule });
  expect(outcome).toBe('stored');
  const stored = await leader.from('tasks').select('series_id').eq('id', data.id).single();
  return { task: data.id, series: String(stored.data?.series_id) };
}

const set = (task: string, status: string) =>
  member.from('tasks').update({ status }).eq('id', task).select('id');
const goOn = (series: string, made: number, due: string | null = NEXT) =>
  service(stack).rpc('continue_series', { series, made, ...(due && { due }) });
const tasksOf = (series: string) =>
  stack.sql(
    `select t.id, t.title, t.status, t.assigned_to, t.due_date::text as due,
       array(select i.label from public.task_checklist_items i where i.task_id = t.id and not i.is_done) as checklist
     from public.tasks t where t.series_id = $1::uuid order by t.created_at, t.due_date`,
    [series],
  );
const isWaiting = async (series: string) =>
  (await service(stack).rpc('waiting_series')).data?.some(
    ({ id }: { id: string }) => id === series,
  );

it('has no second task while one is open', async () => {
  const { series } = await newSeries();
  expect(await isWaiting(series)).toBe(false);
  expect((await goOn(series, 1)).data).toBeNull();
  expect(await tasksOf(series)).toHaveLength(1);
});

it('creates its next task once the open one is completed, with all content', async () => {
  const { task, series } = await newSeries();
  await leader.from('tasks').update({ title: 'Water all plants' }).eq('id', task);
  await set(task, 'completed');
  expect(await isWaiting(series)).toBe(true);
  await goOn(series, 1);
  const [, next] = await tasksOf(series);
  expect(next).toMatchObject({
    title: 'Water all plants',
    status: 'todo',
    assigned_to: accounts.member.id,
    checklist: ['Ficus'],
  });
  expect(new Date(String(next?.due)).toISOString()).toBe('2040-06-05T13:00:00.000Z');
});

it('creates one task for twenty concurrent calls', async () => {
  const { task, series } = await newSeries();
  await set(task, 'completed');
  const answers = await Promise.all(Array.from({ length: 20 }, () => goOn(series, 1)));
  expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
  expect(await tasksOf(series)).toHaveLength(2);
});

it('ignores the date of an earlier call for the next task', async () => {
  const { task, series } = await newSeries();
  await set(task, 'completed');
  const { data: second } = await goOn(series, 1);
  await set(String(second), 'completed');
  expect((await goOn(series, 1)).data).toBeNull();
  expect((await goOn(series, 2, '2040-06-06T13:00:00Z')).data).not.toBeNull();
});

it('deletes the next task when its predecessor is reopened', async () => {
  const { task, series } = await newSeries();
  await set(task, 'completed');
  await goOn(series, 1);
  expect((await set(task, 'todo')).error).toBeNull();
  expect(await tasksOf(series)).toMatchObject([{ id: task, status: 'todo' }]);
  await set(task, 'completed');
  expect((await goOn(series, 1)).data).not.toBeNull();
});

it('keeps the next task if it was started, and removes the reopened one from the series', async () => {
  const { task, series } = await newSeries();
  await set(task, 'completed');
  const { data: next } = await goOn(series, 1);
  await set(String(next), 'in_progress');
  expect((await set(task, 'todo')).error).toBeNull();
  expect(await tasksOf(series)).toMatchObject([{ id: next, status: 'in_progress' }]);
});

it('continues after its open task was deleted, also without its checklist', async () => {
  const { task, series } = await newSeries();
  await leader.from('tasks').delete().eq('id', task);
  expect(await isWaiting(series)).toBe(true);
  await goOn(series, 1);
  expect(await tasksOf(series)).toMatchObject([
    { title: 'Water the plants', checklist: ['Ficus'] },
  ]);
});

it('includes a restored task if no other is open', async () => {
  const { task, series } = await newSeries();
  await leader.from('tasks').delete().eq('id', task);
  await goOn(series, 1);
  const { data } = await leader.rpc('restore_deleted', {
    table_name: 'tasks',
    record_ids: [task],
  });
  expect(data).toMatchObject({ outcome: 'restored' });
  expect(await tasksOf(series)).toHaveLength(1);
});

it('is ended by its rule or by a leader', async () => {
  const [byRule, byLeader] = [await newSeries(), await newSeries()];
  await set(byRule.task, 'completed');
  await goOn(byRule.series, 1, null);
  expect(await isWaiting(byRule.series)).toBe(false);
  const { data } = await leader.rpc('repeat_task', { task: byLeader.task, rule: null });
  expect(data).toBe('ended');
  await set(byLeader.task, 'completed');
  expect(await isWaiting(byLeader.series)).toBe(false);
});

it('can be set by leaders only, and is visible with its task', async () => {
  const { task, series } = await newSeries();
  const { error } = await member.rpc('repeat_task', { task, rule });
  expect(error?.code).toBe('42501');
  const visible = () => member.from('task_series').select('id').eq('id', series);
  expect((await visible()).data).toHaveLength(1);
  await leader.from('tasks').update({ assigned_to: accounts.leader.id }).eq('id', task);
  expect((await visible()).data).toEqual([]);
});

it('is created together with its rule, or not at all', async () => {
  const task = {
    title: 'Write the report',
    priority: 'low',
    status: 'todo',
    created_by: accounts.leader.id,
  };
  const add = (client: Client, title: string, added: object) =>
    client.rpc('add_repeating_task', { task: { ...task, title }, rule: added });
  const titled = (title: string) =>
    stack.sql('select series_id is not null as repeats from public.tasks where title = $1', [
      title,
    ]);

  expect((await add(leader, 'Whole', rule)).error).toBeNull();
  expect(await titled('Whole')).toEqual([{ repeats: true }]);
  const tooLong = { ...rule, more: 'x'.repeat(600) };
  expect((await add(leader, 'Half', tooLong)).error?.code).toBe('23514');
  expect(await titled('Half')).toEqual([]);
  expect((await add(member, 'Theirs', rule)).error?.code).toBe('42501');
  expect(await titled('Theirs')).toEqual([]);
});
