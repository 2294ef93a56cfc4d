import { describe, expect, it } from 'vitest';
import { accounts, service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { createTask, setTaskStatus } from '../actions';
import { previewNewRepeat, previewRepeat, repeatTask } from './actions';
import { continueSeries } from './data';
import { repeatValues } from './repeat-values';

const database = service(stack);

/** Creates a task that is due at 9:00 AM in New York. */
async function addTask(dueDate = '2040-11-02T13:00:00Z') {
  const { data } = await database
    .from('tasks')
    .insert({ title: 'Back up', due_date: dueDate, created_by: accounts.leader.id })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

const daily = { ...repeatValues(null), frequency: 'daily' as const };

async function tasksOf(task: string) {
  const { data } = await database.from('tasks').select('series_id').eq('id', task).single();
  const { data: rows } = await database
    .from('tasks')
    .select('status, due_date')
    .eq('series_id', data?.series_id ?? '')
    .order('due_date');
  return rows ?? [];
}

describe('a recurring task', () => {
  it('keeps its wall-clock time after the clocks go back, and is created once for concurrent calls', async () => {
    // Two days before 4 November 2040, when daylight saving time ends.
    const task = await addTask();
    const twoDays = { ...daily, every: '2' };
    const { data } = await as('leader', () => repeatTask({ task, ...twoDays }));
    expect(data?.notice).toBe('taskRepeats');
    await as('leader', () => setTaskStatus({ id: task, status: 'completed' }));
    await Promise.all([continueSeries(), continueSeries(), continueSeries()]);
    expect(await tasksOf(task)).toEqual([
      { status: 'completed', due_date: '2040-11-02T13:00:00+00:00' },
      { status: 'todo', due_date: '2040-11-04T14:00:00+00:00' },
    ]);
  });

  it('skips missed dates', async () => {
    const task = await addTask('2040-05-01T13:00:00Z');
    await as('leader', () => repeatTask({ task, ...daily }));
    await as('leader', () => setTaskStatus({ id: task, status: 'completed' }));
    await continueSeries(new Date('2040-05-20T15:00:00Z'));
    expect((await tasksOf(task)).at(-1)?.due_date).toBe('2040-05-21T13:00:00+00:00');
  });

  it('ends after the configured number of tasks', async () => {
    const task = await addTask();
    await as('leader', () => repeatTask({ task, ...daily, end: 'after', count: '1' }));
    await as('leader', () => setTaskStatus({ id: task, status: 'completed' }));
    await continueSeries();
    expect(await tasksOf(task)).toHaveLength(1);
  });
});

describe('a new task that repeats', () => {
  const typed = {
    title: 'Send the report',
    dueDay: '2040-11-02',
    dueTime: '09:00',
    repeatFrequency: 'weekly',
    repeatEvery: '2',
    repeatMO: 'on',
    repeatFR: 'on',
    repeatEnd: 'never',
  };
  const create = (fields: Record<string, string>, who: 'leader' | 'member' = 'leader') =>
    as(who, () => createTask(formOf({ ...typed, ...fields })));
  const seriesOf = async (id = '') =>
    (
      await database
        .from('tasks')
        .select('due_date, created_by, series:task_series(rule, starts_on, at_time)')
        .eq('id', id)
        .single()
        .throwOnError()
    ).data;

  it('is stored with the rule that its preview described', async () => {
    const { data } = await create({});
    expect(await seriesOf(data?.id)).toEqual({
      due_date: '2040-11-02T13:00:00+00:00',
      created_by: accounts.leader.id,
      series: {
        rule: expect.objectContaining({ frequency: 'weekly', every: 2, weekdays: ['MO', 'FR'] }),
        starts_on: '2040-11-02',
        at_time: '09:00:00',
      },
    });
    const preview = await as('leader', () =>
      previewNewRepeat({
        ...repeatValues(null),
        dueDay: typed.dueDay,
        dueTime: typed.dueTime,
        frequency: 'weekly',
        every: '2',
        weekdays: ['MO', 'FR'],
      }),
    );
    expect(preview.data).toEqual({
      sentence: 'Every 2 weeks on Monday and Friday',
      dates: ['2040-11-12T14:00:00.000Z', '2040-11-16T14:00:00.000Z', '2040-11-26T14:00:00.000Z'],
    });
  });

  it('does not repeat by default', async () => {
    const { data } = await create({ repeatFrequency: 'never' });
    expect((await seriesOf(data?.id))?.series).toBeNull();
  });

  it('reports errors at each field, including those of the task, and keeps the input', async () => {
    const { serverError } = await create({ title: ' ', repeatEvery: '0', repeatEnd: 'after' });
    expect(serverError?.details).toMatchObject({
      fieldErrors: {
        title: 'A title is required.',
        repeatEvery: 'Please enter a number from 1 to 99.',
      },
      values: { repeatFrequency: 'weekly', repeatFR: 'on' },
    });
  });

  it('rejects members', async () => {
    expect((await create({}, 'member')).serverError).toBeDefined();
  });
});

describe('the editor of a rule', () => {
  it('shows the rule in plain English, with the next dates', async () => {
    const task = await addTask();
    const { data } = await as('leader', () => previewRepeat({ task, ...daily, every: '3' }));
    expect(data).toEqual({
      sentence: 'Every 3 days',
      dates: ['2040-11-05T14:00:00.000Z', '2040-11-08T14:00:00.000Z', '2040-11-11T14:00:00.000Z'],
    });
  });

  it('shows the errors of the rule', async () => {
    const task = await addTask();
    const answer = await as('leader', () => repeatTask({ task, ...daily, every: '0' }));
    expect(answer.serverError?.details.fieldErrors).toEqual({
      every: 'Please enter a number from 1 to 99.',
    });
  });

  it('rejects members', async () => {
    const task = await addTask();
    const answer = await as('member', () => repeatTask({ task, ...daily }));
    expect(answer.serverError?.notice).toBeDefined();
    expect(await tasksOf(task)).toEqual([]);
  });
});
