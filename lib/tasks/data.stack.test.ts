import { createLoader } from 'nuqs/server';
import { expect, it } from 'vitest';
import { checkAccess } from '@/lib/core/auth/guard';
import { accounts, service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { listTasks, readTask } from './data';
import { taskFilters } from './filters';

it('a member sees nobody else’s task, in the list or by its id', async () => {
  const title = `Hidden${crypto.randomUUID()}`;
  const { data: task } = await service(stack)
    .from('tasks')
    .insert({ title, created_by: accounts.leader.id, assigned_to: accounts.member2.id })
    .select('id')
    .single()
    .throwOnError();
  const read = async () => {
    const staff = await checkAccess('team');
    if ('to' in staff) throw new Error('not signed in');
    const filters = createLoader(taskFilters)(new URLSearchParams({ q: title, status: 'all' }));
    const { rows } = await listTasks(staff, filters);
    return { listed: rows.map(({ id }) => id), read: (await readTask(staff, task.id))?.title };
  };
  expect(await as('member', read)).toEqual({ listed: [], read: undefined });
  expect(await as('member2', read)).toEqual({ listed: [task.id], read: title });
});
