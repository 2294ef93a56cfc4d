import { expect, it } from 'vitest';
import { requireStaff } from '@/lib/core/auth/guard';
import { accounts, addAccount, service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { saveCreatedTask, withdrawTask } from './actions';
import { readCreatedTask, readGivenTask } from './data';

const tasks = () => service(stack).from('tasks');

/** Creates a task that the member has assigned to a colleague. */
async function give() {
  const { id: assigned_to } = await addAccount(stack, 'receiver', 'team_member');
  const { data } = await tasks()
    .insert({ title: 'Given', assigned_to, created_by: accounts.member.id })
    .select('id, updated_at')
    .single()
    .throwOnError();
  return { id: String(data.id), version: String(data.updated_at) };
}

const typed = { title: 'Call them', description: 'Today.', dueDay: '2031-03-10', dueTime: '' };

it('changes a task assigned to a colleague, and rejects an outdated version with the current one', async () => {
  const { id, version } = await give();
  const first = await as('member', () => saveCreatedTask(formOf({ id, version, ...typed })));
  expect(first.data?.notice).toBe('taskUpdated');
  const { data } = await tasks().select('title, description, due_date').eq('id', id).single();
  expect(data).toEqual({
    title: 'Call them',
    description: 'Today.',
    due_date: '2031-03-10T21:00:00+00:00',
  });
  const late = await as('member', () =>
    saveCreatedTask(formOf({ id, version, ...typed, title: 'Mine' })),
  );
  expect(late.serverError).toMatchObject({
    notice: 'changedMeanwhile',
    details: { values: { title: 'Mine' }, current: { values: { dueDay: '2031-03-10' } } },
  });
});

it('withdraws a task once', async () => {
  const { id } = await give();
  expect((await as('member', () => withdrawTask({ id }))).data?.notice).toBe('taskWithdrawn');
  expect((await as('member', () => withdrawTask({ id }))).serverError?.notice).toBe(
    'taskNotWithdrawn',
  );
});

it('keeps the input if the task was completed or withdrawn', async () => {
  const { id, version } = await give();
  await tasks().update({ status: 'completed' }).eq('id', id).throwOnError();
  const { serverError } = await as('member', () =>
    saveCreatedTask(formOf({ id, version, ...typed })),
  );
  expect(serverError).toMatchObject({
    notice: 'recordGone',
    details: { values: { title: 'Call them' } },
  });
});

it('is visible to its creator, but not to another member', async () => {
  const { id } = await give();
  const read = (who: 'member' | 'member2') =>
    as(who, async () => {
      const staff = await requireStaff();
      return Promise.all([readGivenTask(staff, id), readCreatedTask(staff, id)]);
    });
  expect(await read('member')).toMatchObject([{ title: 'Given' }, { title: 'Given' }]);
  expect(await read('member2')).toEqual([null, null]);
});
