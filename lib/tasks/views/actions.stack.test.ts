import { beforeEach, expect, it } from 'vitest';
import { accounts, service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { changeTaskView, deleteTaskView, restoreTaskView, saveTaskView } from './actions';

const database = service(stack);
const mine = { area: 'team' as const, name: 'Mine', query: 'due=today&open=x' };

beforeEach(async () => {
  await database
    .from('task_views')
    .delete()
    .in('user_id', [accounts.member.id, accounts.leader.id])
    .throwOnError();
});

async function saved() {
  const { data } = await as('member', () => saveTaskView(mine));
  return data?.id ?? '';
}
const stored = async () => {
  const { data } = await database
    .from('task_views')
    .select('name, query, is_default')
    .eq('user_id', accounts.member.id)
    .throwOnError();
  return data;
};

it('can save, rename, set as default, delete and restore a view', async () => {
  const id = await saved();
  expect(await stored()).toEqual([{ name: 'Mine', query: 'due=today', is_default: false }]);
  await as('member', () => changeTaskView({ id, change: { name: 'Today' } }));
  await as('member', () => changeTaskView({ id, change: { isDefault: true } }));
  const { data } = await as('member', () => deleteTaskView({ id }));
  expect(await stored()).toEqual([]);
  if (!data) throw new Error('nothing was deleted');
  await as('member', () => restoreTaskView(data.deleted));
  expect(await stored()).toEqual([{ name: 'Today', query: 'due=today', is_default: true }]);
});

it('rejects a name in use', async () => {
  await saved();
  const { serverError } = await as('member', () => saveTaskView({ ...mine, name: 'MINE' }));
  expect(serverError?.notice).toBe('viewNotSaved');
});

it('cannot change a view of another person', async () => {
  const id = await saved();
  const change = await as('leader', () => changeTaskView({ id, change: { name: 'Theirs' } }));
  const removal = await as('leader', () => deleteTaskView({ id }));
  expect([change.serverError?.notice, removal.serverError?.notice]).toEqual([
    'recordGone',
    'recordGone',
  ]);
  expect(await stored()).toHaveLength(1);
});
