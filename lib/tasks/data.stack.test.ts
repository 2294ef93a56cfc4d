import { createLoader } from 'nuqs/server';
import { expect, it } from 'vitest';
import { checkAccess } from '@/lib/core/auth/guard';
import { accounts, service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { listTasks, readBoard, readTask } from './data';
import { taskFilters } from './filters';

it('hides the tasks of others from a member, in the list and by id', async () => {
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

it('sorts the board by due date, and completed tasks in reverse', async () => {
  const title = `Board${crypto.randomUUID()}`;
  await service(stack)
    .from('tasks')
    .insert(
      ['todo', 'completed'].flatMap((status) =>
        [1, 2].map((day) => ({
          title: `${title} ${day}`,
          status,
          due_date: `2031-01-0${day}T10:00:00Z`,
          created_by: accounts.leader.id,
        })),
      ),
    )
    .throwOnError();
  const columns = await as('leader', async () => {
    const staff = await checkAccess('team');
    if ('to' in staff) throw new Error('not signed in');
    return readBoard(staff, createLoader(taskFilters)(new URLSearchParams({ q: title })));
  });
  expect(columns.map(({ tasks }) => tasks.map((task) => task.title))).toEqual([
    [`${title} 1`, `${title} 2`],
    [],
    [],
    [`${title} 2`, `${title} 1`],
  ]);
});
